import { z } from 'zod';
import { id } from './fields.ts';
import { attachment } from './folder.ts';
import { ingredientDocument } from './ingredient.ts';
import { recipeView } from './recipe-view.ts';
import { ingredientType } from './reference.ts';
import { SCORES } from './scores.ts';

/** Moments travel as ISO 8601 texts. */
const moment = z.iso.datetime();

export const ingredientAnswer = ingredientDocument
  .omit({ valid_from: true, valid_to: true, updated_by: true })
  .extend({ valid_from: moment, valid_to: moment.nullable() });

export const recipeSummary = z.object({
  id,
  user_id: z.string(),
  recipe_name: z.string(),
  recipe_description: z.string(),
  instructions: z.string(),
  folder_id: id,
});

export const folderAnswer = z.object({ id, folder_name: z.string(), attachments: z.array(attachment) });

export const recipeAnswer = recipeView
  .omit({ created_at: true, updated_at: true, visible: true, cover: true })
  .extend({ folder: folderAnswer });

/** An ingredient as lists, cabinets and suggestions show it. */
export const ingredientBrief = z.object({
  id,
  ingredient_name: z.string(),
  ingredient_type: ingredientType.pick({ id: true, ingredient_type_name: true }),
});

/** A recipe as menus and suggestions show it. */
export const recipeBrief = z.object({
  id,
  recipe_name: z.string(),
  recipe_description: z.string(),
  ingredient_names: z.array(z.string()),
  cover: z.uuid().nullable(),
  look: z.looseObject({}),
});

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
});

/** A drink that tastes like another, and what differs. */
export const alikeRecipe = recipeBrief.extend({
  /** Names of ingredients of both. */
  shared_ingredient_names: z.array(z.string()),
  /** Tastes that differ noticeably, most first; `by` in points, positive where this drink has more. */
  changes: z.array(z.object({ score: z.enum(SCORES), by: z.number() })),
  /** Names of what the asked cabinet lacks; null where no cabinet was given. */
  missing: z.array(z.string()).nullable(),
});

/** Why something is suggested; `text` says it in English, the rest lets a client say it in its own language. */
const ingredientReason = z.object({
  kind: z.enum(['completes', 'closer', 'popular']),
  count: z.int(),
  text: z.string(),
});
const recipeReason = z.object({
  kind: z.enum(['makeable', 'missing', 'similar', 'popular']),
  missing: z.array(z.string()),
  text: z.string(),
});

export const suggestedIngredient = ingredientBrief.extend({ reason: ingredientReason });
export const suggestedRecipe = recipeBrief.extend({ reason: recipeReason });

export const barCabinetSummary = z.object({ id, bar_cabinet_name: z.string(), is_active: z.boolean() });
export const barCabinetItemAnswer = z.object({
  ingredient: ingredientBrief,
  is_in_stock: z.boolean(),
  is_deleted: z.boolean(),
});
export const barCabinetAnswer = barCabinetSummary.extend({
  bar_cabinet_items: z.array(barCabinetItemAnswer),
});

export const menuSummary = z.object({ id, menu_name: z.string(), is_active: z.boolean() });
export const menuItemAnswer = z.object({ recipe: recipeBrief, is_deleted: z.boolean() });
export const menuAnswer = menuSummary.extend({ menu_items: z.array(menuItemAnswer) });

/** A feed item carries either a recipe or an ingredient. */
export const feedItem = z.union([
  z.object({
    recipe: recipeBrief.extend({
      alcohol_abv: z.number(),
      recipe_items: z.array(z.object({ ingredient: z.object({ ingredient_name: z.string() }) })),
    }),
  }),
  z.object({
    ingredient: ingredientBrief.extend({
      ingredient_description: z.string(),
      alcohol_abv: z.number(),
      /** The eleven scores in the order of SCORES. */
      scores: z.array(z.number()),
    }),
  }),
]);

/** `next_offset` is a position to hand back; null ends the feed. */
export const feedAnswer = z.object({ items: z.array(feedItem), next_offset: z.int().nullable() });

export const failureAnswer = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type AlikeRecipe = z.infer<typeof alikeRecipe>;
export type FeedItem = z.infer<typeof feedItem>;
export type FeedAnswer = z.infer<typeof feedAnswer>;
export type IngredientHit = z.infer<typeof ingredientHit>;
export type RecipeHit = z.infer<typeof recipeHit>;
export type SuggestedIngredient = z.infer<typeof suggestedIngredient>;
export type SuggestedRecipe = z.infer<typeof suggestedRecipe>;

/** It is gone, with everything that belonged to it. */
export const deletedAnswer = z.object({ deleted: z.literal(true) });
