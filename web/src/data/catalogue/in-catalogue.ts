import type { Match } from '@cellaret/domain/availability/matching/match';
import type { AlikeIngredient } from '@cellaret/domain/taste/alike-ingredients';
import { tasteOfCode } from '@cellaret/domain/taste/flavour';
import type { Availability } from '#lib/availability.ts';
import type { CompactCatalogue } from './compact-catalogue.ts';

const NO_TASTE: readonly number[] = [];

/**
 * The name of an ingredient; an ellipsis where the catalogue does not show it (any more), so that it is still
 * counted.
 */
export const ingredientNameIn = (catalogue: CompactCatalogue, id: number): string =>
  catalogue.ingredients.get(id)?.name ?? '…';

/** The names of ingredients, in their order. */
export const ingredientNamesIn = (catalogue: CompactCatalogue, ids: readonly number[]): string[] =>
  ids.map((id) => ingredientNameIn(catalogue, id));

/** Names of the ingredients a drink lacks, and of those taken in place of others. */
export const availabilityIn = (
  catalogue: CompactCatalogue,
  match: Match,
  recipeId: number,
): Availability => ({
  missing: ingredientNamesIn(catalogue, match.missingOf(recipeId) ?? []),
  substitutes: (match.replacedOf(recipeId) ?? []).map(({ ingredient_id, by_ingredient_id }) => ({
    wanted: ingredientNameIn(catalogue, ingredient_id),
    taken: ingredientNameIn(catalogue, by_ingredient_id),
  })),
});

/** The facts that substitutes are measured by, of the ingredients in the catalogue. */
export const alikeFactsIn = (catalogue: CompactCatalogue, ids: readonly number[]): AlikeIngredient[] =>
  ids.flatMap((id) => {
    const entry = catalogue.ingredients.get(id);
    if (!entry || entry.ingredient_type_id === null) return [];
    const { parent_ingredient_id, ingredient_type_id, alcohol_abv, taste } = entry;
    const scores = taste === null ? null : tasteOfCode(taste);
    return { id, parent_ingredient_id, ingredient_type_id, alcohol_abv, scores: scores ?? NO_TASTE };
  });
