import { z } from 'zod';
import type { CardKind } from '../core/collections.ts';
import { id } from '../core/fields.ts';

/** Why an item is kept out of feed and search, for those who can mend it. */
const problem = z.object({ path: z.string(), message: z.string() });

const shared = {
  id,
  name: z.string(),
  /** The name folded for comparison: see `folding.ts`. */
  name_folded: z.string(),
  /** The position in the feed: see `feed-key.ts`. */
  feed_key: z.int(),
  /** False for removed and quarantined items: neither feed nor search shows them. */
  visible: z.boolean(),
  /** Once the source document is gone, a tombstone stands in the card's place. */
  removed: z.literal(false),
  updated_at: z.date(),
  description: z.string(),
  alcohol_abv: z.number(),
  /** The eleven scores in the order of SCORES. */
  scores: z.array(z.number()),
  problems: z.array(problem),
};

export const ingredientCard = z.object({
  kind: z.literal('ingredient'),
  ...shared,
  ingredient_type_id: id,
  ingredient_type_name: z.string(),
  ingredient_brand_id: id,
  ingredient_brand_name: z.string(),
  ingredient_attribute_ids: z.array(id),
  parent_ingredient_id: id.nullable(),
  /** The parent, its parent, and so on. */
  ancestor_ids: z.array(id),
  parent_ingredient_name: z.string().nullable(),
  /** Their names, in the order of `ancestor_ids`: the ingredient is found by each of them. */
  ancestor_names: z.array(z.string()).default([]),
});

/** What a drawing of a drink needs; computed by `look.ts`. */
const look = z.looseObject({});

export const recipeCard = z.object({
  kind: z.literal('recipe'),
  ...shared,
  user_id: z.string(),
  /** Names of the ingredients in the order of the recipe's items. */
  ingredient_names: z.array(z.string()),
  /** Ingredients that the recipe needs (neither garnish-only nor optional), without repetition. */
  ingredient_ids: z.array(id),
  /** Of the others those that are poured where they are there. */
  optional_ingredient_ids: z.array(id).default([]),
  garnish_ingredient_ids: z.array(id),
  /** True if all its measures are alike, but for dashes, spoons and what is no more than a quarter ounce. */
  equal_parts: z.boolean().default(false),
  glassware_ids: z.array(id),
  serving_method_ids: z.array(id),
  /** Millilitres before dilution. */
  volume_ml: z.number(),
  look,
  cover: z.uuid().nullable(),
});

/** `cards/{kind}_{id}`: what feed, search and suggestions read. */
export const card = z.discriminatedUnion('kind', [ingredientCard, recipeCard]);

/**
 * What stands in a card's place once its source is gone, so that indexes hear of it: nothing of what the card said. A TTL policy takes it
 * away after `TOMBSTONE_DAYS`, when every index has long been saved without the item.
 */
export const tombstone = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id,
  visible: z.literal(false),
  removed: z.literal(true),
  updated_at: z.date(),
  expires_at: z.date(),
});

export const TOMBSTONE_DAYS = 30;

/** A card, or what is left of one. */
export const cardOrTombstone = z.union([card, tombstone]);

export type Tombstone = z.infer<typeof tombstone>;
export type IngredientCard = z.infer<typeof ingredientCard>;
export type RecipeCard = z.infer<typeof recipeCard>;
export type Card = z.infer<typeof card>;

/** The document id of a card. */
export const cardId = (kind: CardKind, itemId: number): string => `${kind}_${itemId}`;
