import { alikeTo } from '@cellaret/domain/alike';
import type { AlikeRecipe, IngredientHit, RecipeHit } from '@cellaret/domain/api-answers';
import { AppError } from '@cellaret/domain/errors';
import { matchRanges } from '@cellaret/domain/highlight';
import { LIMITS } from '@cellaret/domain/limits';
import { Match } from '@cellaret/domain/matching/match';
import type { AlikeInput, IngredientSearchInput, RecipeSearchInput } from '@cellaret/domain/search';
import type { SearchHit } from '../search/search-index.ts';
import { readStock } from './bar-cabinets.ts';
import { indexedNames, ingredientBriefOf, recipeBriefOf } from './briefs.ts';
import { currentCatalogue } from './catalogue-index.ts';

const limit = LIMITS.search.results;

/** Where in its name a hit was found. */
const matchesOf = ({ item, terms }: SearchHit): [number, number][] =>
  matchRanges(item.name, terms).map(({ start, end }) => [start, end]);

/** Ingredients by what was typed and the filters set; reads no documents. */
export async function searchIngredients({
  query,
  ...filters
}: IngredientSearchInput): Promise<IngredientHit[]> {
  const { search } = await currentCatalogue();
  return search.search(query, { kind: 'ingredient', filters, limit }).flatMap((hit) => {
    const { item } = hit;
    if (item.kind !== 'ingredient') return [];
    return {
      ...ingredientBriefOf(item),
      ingredient_brand_name: item.ingredient_brand_name,
      alcohol_abv: item.alcohol_abv,
      matches: matchesOf(hit),
    };
  });
}

/** The catalogue and, where a cabinet is named, what its stock makes of it. Throws not-found for a cabinet that is not the caller's. */
async function matchedCatalogue(uid: string, cabinetId: number | undefined) {
  const [catalogue, stock] = await Promise.all([
    currentCatalogue(),
    cabinetId === undefined ? null : readStock(uid, cabinetId),
  ]);
  return { catalogue, match: stock && new Match(catalogue.matching, stock.inStock) };
}

/**
 * Recipes by what was typed and the filters set. Reads no documents, but for the cabinet where one is named: each hit then says what
 * is missing. Throws not-found for a cabinet that is not the caller's, and bad-request.
 */
export async function searchRecipes(
  uid: string,
  { query, bar_cabinet_id, missing_at_most, ...filters }: RecipeSearchInput,
): Promise<RecipeHit[]> {
  if (missing_at_most !== undefined && bar_cabinet_id === undefined)
    throw new AppError('bad-request', 'bar_cabinet_id: Required', [
      { path: 'bar_cabinet_id', message: 'Required' },
    ]);
  const { catalogue, match } = await matchedCatalogue(uid, bar_cabinet_id);
  const accept =
    match && missing_at_most !== undefined
      ? (id: number) => (match.missingCount(id) ?? Number.POSITIVE_INFINITY) <= missing_at_most
      : undefined;
  return catalogue.search
    .search(query, { kind: 'recipe', filters: { ...filters, accept }, limit })
    .flatMap((hit) => {
      const { item } = hit;
      if (item.kind !== 'recipe') return [];
      return {
        ...recipeBriefOf(item),
        alcohol_abv: item.alcohol_abv,
        matches: matchesOf(hit),
        missing: match && indexedNames(catalogue, match.missingOf(item.id) ?? []),
      };
    });
}

/**
 * Recipes that taste like one. Reads no documents, but for the cabinet where one is named. Throws not-found for a recipe that the
 * catalogue does not show and for a cabinet that is not the caller's; a recipe without a taste has none like it.
 */
export async function searchAlike(
  uid: string,
  { recipe_id, wish = {}, bar_cabinet_id }: AlikeInput,
): Promise<AlikeRecipe[]> {
  const { catalogue, match } = await matchedCatalogue(uid, bar_cabinet_id);
  const { flavour, matching } = catalogue;
  const ingredientIdsOf = (id: number) => matching.ingredientIdsOf(id);
  const ingredient_ids = ingredientIdsOf(recipe_id);
  if (ingredient_ids === null) throw new AppError('not-found', 'Recipe not found');
  const scores = flavour.scoresOf(recipe_id);
  if (scores === null) return [];
  const found = alikeTo({ flavour, ingredientIdsOf }, { id: recipe_id, scores, ingredient_ids }, wish);
  return found.flatMap(({ id, likeness: { shared_ingredient_ids, changes } }) => {
    const item = catalogue.search.get('recipe', id);
    if (item?.kind !== 'recipe') return [];
    return {
      ...recipeBriefOf(item),
      shared_ingredient_names: indexedNames(catalogue, shared_ingredient_ids),
      changes: [...changes],
      missing: match && indexedNames(catalogue, match.missingOf(id) ?? []),
    };
  });
}
