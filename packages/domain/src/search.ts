import { z } from 'zod';
import { id, numberIn } from './fields.ts';
import { LIMITS } from './limits.ts';
import { SCORES } from './scores.ts';

const query = z.string().max(LIMITS.search.maxLength);
const ids = z.array(id).max(30);

const abvRange = {
  abv_min: numberIn(LIMITS.abv).optional(),
  abv_max: numberIn(LIMITS.abv).optional(),
};

/** The body of `POST /api/search/ingredients`; only `query` is required. */
export const ingredientSearchInput = z.strictObject({
  query,
  ingredient_type_ids: ids.optional(),
  ingredient_brand_ids: ids.optional(),
  ingredient_attribute_ids: ids.optional(),
  ...abvRange,
});

/** The body of `POST /api/search/recipes`; only `query` is required. */
export const recipeSearchInput = z.strictObject({
  query,
  ingredient_ids: ids.optional(),
  glassware_ids: ids.optional(),
  serving_method_ids: ids.optional(),
  ...abvRange,
  /** With a cabinet, each hit says what is missing, and `missing_at_most` filters by it (0: makeable). */
  bar_cabinet_id: id.optional(),
  missing_at_most: z.int().min(0).max(10).optional(),
});

/** The body of `POST /api/search/recipes/alike`. */
export const alikeInput = z.strictObject({
  recipe_id: id,
  /** How much more (or less) of a taste is wished; without a wish the nearest are looked for. */
  wish: z.partialRecord(z.enum(SCORES), z.number().min(-9).max(9)).optional(),
  /** With a cabinet, each hit says what is missing. */
  bar_cabinet_id: id.optional(),
});

export type AlikeInput = z.infer<typeof alikeInput>;
export type IngredientSearchInput = z.infer<typeof ingredientSearchInput>;
export type RecipeSearchInput = z.infer<typeof recipeSearchInput>;
