import type { AlikeRecipe } from '@cellaret/domain/api/answers';
import { AppError } from '@cellaret/domain/core/errors';
import { findBoth, findIngredients, findRecipes, type SearchContext } from '@cellaret/domain/search/find';
import {
  ownFilterCount,
  type AlikeInput,
  type IngredientSearchInput,
  type RecipeSearchInput,
  type SearchInput,
} from '@cellaret/domain/search/requests';
import type { IngredientHit, RecipeHit, SearchAnswer } from '@cellaret/domain/search/search-answer';
import { alikeTo } from '@cellaret/domain/taste/alike';
import { matchOf, availabilityOf } from '../availability/matching.ts';
import { readStock } from '../cabinets/bar-cabinets.ts';
import { indexedNames, recipeIn } from '../catalogue/briefs.ts';
import { currentCatalogue, type CurrentCatalogue } from '../catalogue/catalogue-index.ts';
import type { At } from '../core/place-access.ts';
import { recipeMarks } from '../people/marks.ts';

/** Ingredients by query and filters; reads no documents. */
export const searchIngredients = async (asked: IngredientSearchInput): Promise<IngredientHit[]> =>
  findIngredients(await currentCatalogue(), asked);

/** The catalogue, and the match with the stock of a cabinet. Throws not-found for an unknown cabinet. */
async function matchedCatalogue(at: At, cabinetId: number | undefined) {
  const [catalogue, stock] = await Promise.all([
    currentCatalogue(),
    cabinetId === undefined ? null : readStock(at, cabinetId),
  ]);
  return { catalogue, match: stock && matchOf(catalogue, stock) };
}

/** The catalogue with availability and marks. Throws bad-request for `missing_at_most` without a cabinet. */
async function findable(
  at: At,
  asked: Omit<RecipeSearchInput, 'query'>,
): Promise<{ catalogue: CurrentCatalogue; context: SearchContext }> {
  const { bar_cabinet_id, missing_at_most } = asked;
  if (missing_at_most !== undefined && bar_cabinet_id === undefined)
    throw new AppError('bad-request', 'bar_cabinet_id: Required', [
      { path: 'bar_cabinet_id', message: 'Required' },
    ]);
  const [{ catalogue, match }, marks] = await Promise.all([
    matchedCatalogue(at, bar_cabinet_id),
    ownFilterCount(asked) === 0 ? {} : recipeMarks(at.uid),
  ]);
  return { catalogue, context: { match, marks, of: (id) => availabilityOf(catalogue, match, id) } };
}

/**
 * Recipes by query and filters. Reads documents for a cabinet or marks only. Throws not-found, bad-request.
 */
export async function searchRecipes(at: At, asked: RecipeSearchInput): Promise<RecipeHit[]> {
  const { catalogue, context } = await findable(at, asked);
  return findRecipes(catalogue, context, asked);
}

/** Recipes and ingredients by a query in natural language; reads and throws as `searchRecipes`. */
export async function searchAll(at: At, asked: SearchInput): Promise<SearchAnswer> {
  const { catalogue, context } = await findable(at, asked);
  return findBoth(catalogue, context, asked);
}

/** Recipes with a similar taste. Reads documents for a cabinet only. Throws not-found. */
export async function searchAlike(
  at: At,
  { recipe_id, wish = {}, bar_cabinet_id }: AlikeInput,
): Promise<AlikeRecipe[]> {
  const { catalogue, match } = await matchedCatalogue(at, bar_cabinet_id);
  const { flavour, matching } = catalogue;
  const ingredientIdsOf = (id: number) => matching.ingredientIdsOf(id);
  const ingredient_ids = ingredientIdsOf(recipe_id);
  if (ingredient_ids === null) throw new AppError('not-found', 'Recipe not found');
  const scores = flavour.scoresOf(recipe_id);
  if (scores === null) return [];
  const found = alikeTo({ flavour, ingredientIdsOf }, { id: recipe_id, scores, ingredient_ids }, wish);
  return found.flatMap(({ id, likeness: { shared_ingredient_ids, changes } }) => {
    const brief = recipeIn(catalogue, id);
    if (brief === null) return [];
    return {
      ...brief,
      shared_ingredient_names: indexedNames(catalogue, shared_ingredient_ids),
      changes: [...changes],
      ...availabilityOf(catalogue, match, id),
    };
  });
}
