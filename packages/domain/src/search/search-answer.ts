import { z } from 'zod';
import { id } from '../core/fields.ts';
import { ingredientType } from '../reference/reference.ts';
import { STRENGTHS, TASTES } from './words/tastes.ts';

export const ingredientBrief = z.object({
  id,
  ingredient_name: z.string(),
  ingredient_type: ingredientType.pick({ id: true, ingredient_type_name: true }),
});

export const recipeBrief = z.object({
  id,
  recipe_name: z.string(),
  recipe_description: z.string(),
  ingredient_names: z.array(z.string()),
  cover: z.uuid().nullable(),
  look: z.looseObject({}),
});

/** Substitutes in the cabinet for some of `missing`, by name; absent if none. */
export const namedSubstitutes = z.array(z.object({ wanted: z.string(), taken: z.string() })).optional();

/** Matched ranges of a text: start and end offsets in UTF-16 code units. */
const matches = z.array(z.tuple([z.int(), z.int()]));

export const ingredientHit = ingredientBrief.extend({
  /** Empty for the brand of what any producer may fill. */
  ingredient_brand_name: z.string(),
  alcohol_abv: z.number(),
  matches,
});
export const recipeHit = recipeBrief.extend({
  alcohol_abv: z.number(),
  matches,
  /** Names of the ingredients missing in the given cabinet; null without one. */
  missing: z.array(z.string()).nullable(),
  substitutes: namedSubstitutes,
});

/** Results of a natural-language search, and how the query was understood. */
export const searchAnswer = z.object({
  understood: z.object({
    /** In the order of the query, without names of drinks and unknown words. */
    words: z.array(
      z.object({
        /** As typed, without the negation. */
        words: z.string(),
        kind: z.enum(['ingredient', 'trait', 'strength', 'glass', 'method', 'count', 'abv', 'equal_parts']),
        /** True if results must not have it. */
        negated: z.boolean(),
        taste: z.enum(TASTES).optional(),
        strength: z.enum(STRENGTHS).optional(),
        /** The query without these words. */
        off: z.string(),
        /** The query with the opposite; null if there is none. */
        turned: z.string().nullable(),
      }),
    ),
    /** Words that no recipe contains and that were ignored. */
    left_aside: z.array(z.string()),
    /** True if something is both included and excluded; the exclusion wins. */
    contradiction: z.boolean(),
    /** The drink that the results are similar to. */
    like: z.object({ id, recipe_name: z.string(), alcohol_abv: z.number() }).nullable(),
  }),
  ingredients: z.array(ingredientHit),
  recipes: z.array(recipeHit),
  more_ingredients: z.boolean(),
  more_recipes: z.boolean(),
});

export type IngredientHit = z.infer<typeof ingredientHit>;
export type RecipeHit = z.infer<typeof recipeHit>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
