import { z } from 'zod';
import { ingredientBrief, namedStandIns, recipeBrief } from '../catalogue/briefs.ts';
import { id } from '../core/fields.ts';
import { STRENGTHS, TASTES } from './words/tastes.ts';

/** A piece of a text that a search matched: start and end offsets in UTF-16 code units. */
const matches = z.array(z.tuple([z.int(), z.int()]));

export const ingredientHit = ingredientBrief.extend({
  ingredient_brand_name: z.string(),
  alcohol_abv: z.number(),
  matches,
});
export const recipeHit = recipeBrief.extend({
  alcohol_abv: z.number(),
  matches,
  /** Names of what the asked cabinet lacks; null where no cabinet was given. */
  missing: z.array(z.string()).nullable(),
  stand_ins: namedStandIns,
});

/** What a search in people's words found, and how their words were understood. */
export const searchAnswer = z.object({
  understood: z.object({
    /** In the order of the query; names of drinks, and words that nothing is known of, are not among them. */
    words: z.array(
      z.object({
        /** As typed, without what negates them. */
        words: z.string(),
        kind: z.enum(['ingredient', 'trait', 'strength', 'glass', 'method', 'count', 'abv', 'equal_parts']),
        /** True if what they mean is left out. */
        negated: z.boolean(),
        taste: z.enum(TASTES).optional(),
        strength: z.enum(STRENGTHS).optional(),
        /** The query without them … */
        off: z.string(),
        /** … and with the opposite; null where there is none. */
        turned: z.string().nullable(),
      }),
    ),
    /** Words that no recipe has; they were left aside. */
    left_aside: z.array(z.string()),
    /** True if something is wanted and left out at once: then it is left out. */
    contradiction: z.boolean(),
    /** The drink that recipes were found to be like. */
    like: z.object({ id, recipe_name: z.string(), alcohol_abv: z.number() }).nullable(),
  }),
  ingredients: z.array(ingredientHit),
  recipes: z.array(recipeHit),
  /** Whether there are more than these. */
  more_ingredients: z.boolean(),
  more_recipes: z.boolean(),
});

export type IngredientHit = z.infer<typeof ingredientHit>;
export type RecipeHit = z.infer<typeof recipeHit>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
