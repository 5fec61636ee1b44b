import { z } from 'zod';
import { id, numberIn } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { mark, NO_MARK, type Mark } from '../people/marks.ts';
import { SCORES } from '../taste/scores.ts';
import { SORTS } from './engine/search-item.ts';
import { STRENGTHS, TASTES } from './words/tastes.ts';

/** Filters by the caller's marks of recipes. */
const ownFilters = {
  favourites: z.literal(true).optional(),
  /** In half stars. */
  rated_at_least: mark.shape.rating.unwrap().optional(),
  not_made: z.literal(true).optional(),
  /** All of these must match. */
  own_tags: mark.shape.tags.optional(),
};

export const ownFiltersInput = z.object(ownFilters);

export type OwnFilters = z.infer<typeof ownFiltersInput>;

/** Four stars and more, in half stars. */
export const RATED_WELL = LIMITS.marks.rating.max - 2;

export const ownFilterCount = ({ favourites, rated_at_least, not_made, own_tags = [] }: OwnFilters): number =>
  [favourites, rated_at_least, not_made].filter((one) => one !== undefined).length + own_tags.length;

/** A test of recipes by marks; undefined without filters. */
export function ownTest(
  marks: Readonly<Record<string, Mark>>,
  asked: OwnFilters,
): ((recipeId: number) => boolean) | undefined {
  if (ownFilterCount(asked) === 0) return undefined;
  const { favourites, rated_at_least = 0, not_made, own_tags = [] } = asked;
  return (id) => {
    const { favourite, rating, made_count, tags } = marks[String(id)] ?? NO_MARK;
    return (
      (favourite || !favourites) &&
      (rating ?? 0) >= rated_at_least &&
      (made_count === 0 || !not_made) &&
      own_tags.every((tag) => tags.includes(tag))
    );
  };
}

const query = z.string().max(LIMITS.search.maxLength);
const ids = z.array(id).max(30);
const phrases = z.array(z.string().min(1).max(LIMITS.name.max)).max(LIMITS.search.phrases);

const abvRange = {
  abv_min: numberIn(LIMITS.abv).optional(),
  abv_max: numberIn(LIMITS.abv).optional(),
};

/** Maximum number of results per kind, and their order. */
const shown = {
  limit: z.int().min(1).max(LIMITS.search.most).optional(),
  sort: z.enum(SORTS).optional(),
};

const ingredientFilters = {
  ingredient_type_ids: ids.optional(),
  ingredient_brand_ids: ids.optional(),
  ingredient_attribute_ids: ids.optional(),
  ...abvRange,
};

const recipeFilters = {
  ingredient_ids: ids.optional(),
  /** Included and excluded ingredients in natural language. */
  with: phrases.optional(),
  without: phrases.optional(),
  glassware_ids: ids.optional(),
  serving_method_ids: ids.optional(),
  ...abvRange,
  /** All of these must match. */
  tastes: z.array(z.enum(TASTES)).max(TASTES.length).optional(),
  strength: z.enum(STRENGTHS).optional(),
  /** With a cabinet, hits have `missing`; `missing_at_most` filters by its length (0: makeable). */
  bar_cabinet_id: id.optional(),
  missing_at_most: z.int().min(0).max(10).optional(),
  /** True if `missing_at_most` counts substituted ingredients as available. */
  with_substitutes: z.boolean().optional(),
  ...ownFilters,
};

/** The body of `POST /api/search/ingredients`; only `query` is required. */
export const ingredientSearchInput = z.strictObject({
  query,
  ...ingredientFilters,
  ...shown,
});

/** The body of `POST /api/search/recipes`; only `query` is required. */
export const recipeSearchInput = z.strictObject({ query, ...recipeFilters, ...shown });

/** The body of `POST /api/search`: both kinds, in natural language; only `query` is required. */
export const searchInput = z.strictObject({
  query,
  ...ingredientFilters,
  ...recipeFilters,
  sort: shown.sort,
  ingredient_limit: shown.limit,
  recipe_limit: shown.limit,
});

/** The body of `POST /api/search/recipes/alike`. */
export const alikeInput = z.strictObject({
  recipe_id: id,
  /** Wished changes of scores; without a wish the nearest recipes are returned. */
  wish: z.partialRecord(z.enum(SCORES), z.number().min(-9).max(9)).optional(),
  /** With a cabinet, hits contain the missing ingredients. */
  bar_cabinet_id: id.optional(),
});

/** The body of `POST /api/search/what-can-i-make`; only `bar_cabinet_id` is required. */
export const possibleInput = z.strictObject({ bar_cabinet_id: id, ...ownFilters });

export type AlikeInput = z.infer<typeof alikeInput>;
export type IngredientSearchInput = z.infer<typeof ingredientSearchInput>;
export type RecipeSearchInput = z.infer<typeof recipeSearchInput>;
export type PossibleInput = z.infer<typeof possibleInput>;
export type SearchInput = z.infer<typeof searchInput>;
