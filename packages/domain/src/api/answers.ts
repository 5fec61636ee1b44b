import { z } from 'zod';
import { swapRules } from '../availability/swap-rules.ts';
import { adoptInput, barDocument, barMember, inviteDocument } from '../bars/bar.ts';
import { id, token } from '../core/fields.ts';
import { ingredientDocument } from '../ingredients/ingredient.ts';
import { planDocument } from '../parties/plan.ts';
import { logEntry, mark } from '../people/marks.ts';
import { attachment } from '../pictures/folder.ts';
import { recipeView } from '../recipes/recipe-view.ts';
import { ingredientType } from '../reference/reference.ts';
import { STRENGTHS, TASTES } from '../search/tastes.ts';
import { shoppingEntry } from '../shopping/shopping.ts';
import { SCORES } from '../taste/scores.ts';

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
  .omit({ created_at: true, updated_at: true, visible: true, cover: true, hidden: true })
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

/** What of `missing` something in the cabinet does for, by name; left out where there is nothing of the kind. */
const standIns = z.array(z.object({ wanted: z.string(), taken: z.string() })).optional();

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
  stand_ins: standIns,
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

/** A drink that tastes like another, and what differs. */
export const alikeRecipe = recipeBrief.extend({
  /** Names of ingredients of both. */
  shared_ingredient_names: z.array(z.string()),
  /** Tastes that differ noticeably, most first; `by` in points, positive where this drink has more. */
  changes: z.array(z.object({ score: z.enum(SCORES), by: z.number() })),
  /** Names of what the asked cabinet lacks; null where no cabinet was given. */
  missing: z.array(z.string()).nullable(),
  stand_ins: standIns,
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
  stand_ins: standIns,
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
  /** What it says of stand-ins; left out where it says nothing. */
  swap_rules: swapRules.optional(),
});

export const menuSummary = z.object({ id, menu_name: z.string(), is_active: z.boolean() });
export const menuItemAnswer = z.object({ recipe: recipeBrief, is_deleted: z.boolean() });
export const menuAnswer = menuSummary.extend({ menu_items: z.array(menuItemAnswer) });

/** What a person keeps about one recipe or ingredient. */
/** `path`: where everybody finds it while it is shared. */
export const sharingAnswer = z.object({ is_shared: z.boolean(), path: z.string() });
export const markAnswer = z.object({ id, ...mark.shape, last_made_at: moment.nullable() });
export const notedMarkAnswer = markAnswer.extend({ note: z.string() });
export const marksAnswer = z.object({ recipes: z.array(markAnswer), ingredients: z.array(markAnswer) });
export const logEntryAnswer = z.object({ ...logEntry.shape, made_at: moment }).omit({ created_at: true });

/** One entry of a shopping list. */
export const shoppingEntryAnswer = z.object({ key: z.string(), ...shoppingEntry.shape }).omit({ by: true });

export const planAnswer = z.object({ ...planDocument.shape }).omit({ updated_at: true });

/** Everything that follows from a plan, the recipes it names and the active cabinet. Prices are hundredths. */
export const partyAnswer = z.object({
  drinks_each: z.int(),
  total: z.int(),
  drinks: z.array(z.object({ recipe_id: id, recipe_name: z.string(), count: z.int() })),
  purchases: z.array(
    z.object({
      ingredient_id: id,
      ingredient_name: z.string(),
      /** With what is spilled; 0 where it is only counted. */
      need_ml: z.number(),
      pieces: z.array(z.object({ quantity_unit_id: id, quantity: z.number() })),
      left_ml: z.number(),
      /** Nobody said how much is left: half a bottle is taken for it. */
      guessed: z.boolean(),
      size_ml: z.int(),
      bottles: z.int(),
      /** It is never bought. */
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
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type RecipeHit = z.infer<typeof recipeHit>;
export type SuggestedIngredient = z.infer<typeof suggestedIngredient>;
export type SuggestedRecipe = z.infer<typeof suggestedRecipe>;

/** It is gone, with everything that belonged to it. */
export const deletedAnswer = z.object({ deleted: z.literal(true) });

/** A bar as somebody sees it who belongs to it. */
export const barAnswer = z.object({
  ...barDocument.pick({ id: true, bar_name: true, currency: true, owner_uid: true }).shape,
  /** One's own. */
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
