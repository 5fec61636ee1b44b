import { z } from 'zod';
import { houseRules } from '../availability/house-rules.ts';
import { adoptInput, barDocument, barMember, inviteDocument } from '../bars/bar.ts';
import { id, token } from '../core/fields.ts';
import { ingredientDocument } from '../ingredients/ingredient.ts';
import { planDocument } from '../parties/plan.ts';
import { logEntry, mark } from '../people/marks.ts';
import { attachment } from '../pictures/folder.ts';
import { recipeView } from '../recipes/recipe-view.ts';
import { ingredientBrief, namedSubstitutes, recipeBrief } from '../search/search-answer.ts';
import { shoppingEntry } from '../shopping/shopping.ts';
import { SCORES } from '../taste/scores.ts';

/** Timestamps are ISO 8601 in JSON. */
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
  .omit({ created_at: true, updated_at: true, visible: true, cover: true, hidden: true })
  .extend({ folder: folderAnswer });

export const alikeRecipe = recipeBrief.extend({
  shared_ingredient_names: z.array(z.string()),
  /** Noticeable differences, largest first; `by` in points, positive if this drink has more. */
  changes: z.array(z.object({ score: z.enum(SCORES), by: z.number() })),
  /** Names of the ingredients missing in the given cabinet; null without one. */
  missing: z.array(z.string()).nullable(),
  substitutes: namedSubstitutes,
});

/** The reason of a suggestion; `text` is English, the other fields let clients translate it. */
const ingredientReason = z.object({
  kind: z.enum(['completes', 'closer', 'popular']),
  count: z.int(),
  text: z.string(),
});
const recipeReason = z.object({
  kind: z.enum(['makeable', 'missing', 'similar', 'popular']),
  missing: z.array(z.string()),
  substitutes: namedSubstitutes,
  text: z.string(),
});

export const suggestedIngredient = ingredientBrief.extend({ reason: ingredientReason });
export const suggestedRecipe = recipeBrief.extend({ reason: recipeReason });

/** Recipes of the same availability: how many there are, and the first of them. */
const possibleRecipes = z.object({
  count: z.int(),
  recipes: z.array(recipeBrief.extend({ missing: z.array(z.string()), substitutes: namedSubstitutes })),
});

export const possibleAnswer = z.object({
  /** The recipes that need a substitute. */
  replaced: possibleRecipes,
  /** The others, by how many ingredients they miss: 0, 1 and 2. */
  groups: z.array(possibleRecipes),
  /** Each as if those before it were bought; `others` of the same kind open drinks in its place, by name. */
  next: z.array(suggestedIngredient.extend({ others: z.array(z.string()) })),
  /** Two that complete more together than each alone; `completes` counts recipes. */
  pairs: z.array(z.object({ ingredients: z.tuple([ingredientBrief, ingredientBrief]), completes: z.int() })),
});

export const barCabinetSummary = z.object({ id, bar_cabinet_name: z.string(), is_active: z.boolean() });
export const barCabinetItemAnswer = z.object({
  ingredient: ingredientBrief,
  is_in_stock: z.boolean(),
  is_deleted: z.boolean(),
});
export const barCabinetAnswer = barCabinetSummary.extend({
  bar_cabinet_items: z.array(barCabinetItemAnswer),
  /** Substitution rules of the cabinet; absent if none. */
  house_rules: houseRules.optional(),
});

/** Ingredients that a cabinet provides, each with the bottle it comes from, and those it can replace. */
export const providedAnswer = z.object({
  provides: z.array(z.object({ ingredient_id: id, by_ingredient_id: id })),
  replaces: z.array(
    z.object({
      ingredient_id: id,
      by_ingredient_id: id,
      through: z.object({ ingredient_id: id, substitute_ingredient_id: id }),
    }),
  ),
});

export const menuSummary = z.object({ id, menu_name: z.string(), is_active: z.boolean() });
export const menuItemAnswer = z.object({ recipe: recipeBrief, is_deleted: z.boolean() });
export const menuAnswer = menuSummary.extend({ menu_items: z.array(menuItemAnswer) });

/** `path`: the public address while it is shared. */
export const sharingAnswer = z.object({ is_shared: z.boolean(), path: z.string() });
export const markAnswer = z.object({ id, ...mark.shape, last_made_at: moment.nullable() });
export const notedMarkAnswer = markAnswer.extend({ note: z.string() });
export const marksAnswer = z.object({ recipes: z.array(markAnswer), ingredients: z.array(markAnswer) });
export const logEntryAnswer = z.object({ ...logEntry.shape, made_at: moment }).omit({ created_at: true });

export const shoppingEntryAnswer = z.object({ key: z.string(), ...shoppingEntry.shape }).omit({ by: true });

export const planAnswer = z.object({ ...planDocument.shape }).omit({ updated_at: true });

/** The computed party of a plan with its recipes and the active cabinet. Prices in hundredths. */
export const partyAnswer = z.object({
  drinks_each: z.int(),
  total: z.int(),
  drinks: z.array(z.object({ recipe_id: id, recipe_name: z.string(), count: z.int() })),
  purchases: z.array(
    z.object({
      ingredient_id: id,
      ingredient_name: z.string(),
      /** Millilitres including waste; 0 for counted ingredients. */
      need_ml: z.number(),
      pieces: z.array(z.object({ quantity_unit_id: id, quantity: z.number() })),
      left_ml: z.number(),
      /** The remaining amount is unknown; half a bottle is assumed. */
      guessed: z.boolean(),
      size_ml: z.int(),
      bottles: z.int(),
      /** A staple, which is never bought. */
      always: z.boolean(),
    }),
  ),
  ice_grams: z.number(),
  alcohol_gram_each: z.number(),
  cost: z.object({
    used: z.int(),
    bought: z.int(),
    unpriced: z.int(),
    pour: z.number().nullable(),
  }),
});
export const plannedAnswer = planAnswer.extend({ party: partyAnswer });

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
      /** In the order of SCORES. */
      scores: z.array(z.number()),
    }),
  }),
]);

/** `next_offset` is an opaque cursor; null ends the feed. */
export const feedAnswer = z.object({ items: z.array(feedItem), next_offset: z.int().nullable() });

export const failureAnswer = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type AlikeRecipe = z.infer<typeof alikeRecipe>;
export type FeedItem = z.infer<typeof feedItem>;
export type FeedAnswer = z.infer<typeof feedAnswer>;
export type SuggestedIngredient = z.infer<typeof suggestedIngredient>;
export type SuggestedRecipe = z.infer<typeof suggestedRecipe>;

export const deletedAnswer = z.object({ deleted: z.literal(true) });

export const barAnswer = z.object({
  ...barDocument.pick({ id: true, bar_name: true, currency: true, owner_uid: true }).shape,
  role: barMember.shape.role,
  members: z.array(z.object({ uid: z.string(), ...barMember.shape, since: moment })),
});

export const inviteAnswer = z.object({
  bar_id: token,
  code: token,
  ...inviteDocument.omit({ created_at: true }).shape,
  expires_at: moment,
});

export const adoptedAnswer = z.object(adoptInput.shape);
