import type { CatalogueIngredient, CataloguePart, CatalogueRecipe } from '@cellaret/domain/catalogue-part';
import { tasteOfCode } from '@cellaret/domain/flavour';
import { FlavourRows } from '@cellaret/domain/flavour-rows';
import { Catalogue } from '@cellaret/domain/matching/catalogue';
import type { SubstituteIngredient } from '@cellaret/domain/substitutes';

/** The whole catalogue as a browser keeps it: for verdicts, for tastes, and for what lists show. */
export interface CompactCatalogue {
  matching: Catalogue;
  flavour: FlavourRows;
  recipes: ReadonlyMap<number, CatalogueRecipe>;
  ingredients: ReadonlyMap<number, CatalogueIngredient>;
}

const NO_TASTE: readonly number[] = [];

/** Joins the parts of the compact catalogue; 10,000 recipes take some tens of milliseconds. */
export function joinedCatalogue(parts: Iterable<CataloguePart>): CompactCatalogue {
  const recipes = new Map<number, CatalogueRecipe>();
  const ingredients = new Map<number, CatalogueIngredient>();
  for (const part of parts) {
    for (const [id, entry] of Object.entries(part.recipes)) recipes.set(Number(id), entry);
    for (const [id, entry] of Object.entries(part.ingredients)) ingredients.set(Number(id), entry);
  }
  const matching = Catalogue.of(
    [...ingredients].map(([id, { parent_ingredient_id }]) => ({ id, parent_ingredient_id })),
    [...recipes].map(([id, { ingredient_ids }]) => ({ id, ingredient_ids })),
  );
  const flavour = FlavourRows.empty();
  for (const [id, { taste }] of recipes) if (taste !== null) flavour.set(id, tasteOfCode(taste));
  return { matching, flavour, recipes, ingredients };
}

/** The name of an ingredient; an ellipsis where the catalogue does not show it (any more), so that it is still counted. */
export const ingredientNameIn = (catalogue: CompactCatalogue, id: number): string =>
  catalogue.ingredients.get(id)?.name ?? '…';

/** The names of ingredients, in their order. */
export const ingredientNamesIn = (catalogue: CompactCatalogue, ids: readonly number[]): string[] =>
  ids.map((id) => ingredientNameIn(catalogue, id));

/** What substitutes are measured by, of the ingredients the catalogue knows. */
export const substituteFactsIn = (
  catalogue: CompactCatalogue,
  ids: readonly number[],
): SubstituteIngredient[] =>
  ids.flatMap((id) => {
    const entry = catalogue.ingredients.get(id);
    if (!entry || entry.ingredient_type_id === null) return [];
    const { parent_ingredient_id, ingredient_type_id, alcohol_abv, taste } = entry;
    const scores = taste === null ? null : tasteOfCode(taste);
    return { id, parent_ingredient_id, ingredient_type_id, alcohol_abv, scores: scores ?? NO_TASTE };
  });
