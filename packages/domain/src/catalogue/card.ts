import { z } from 'zod';
import type { CardKind } from '../core/collections.ts';
import { id } from '../core/fields.ts';

/** A reason why an item is not visible, for people who can fix it. */
const problem = z.object({ path: z.string(), message: z.string() });

const shared = {
  id,
  name: z.string(),
  /** The name folded for comparison, see `folding.ts`. */
  name_folded: z.string(),
  /** The position in the feed, see `feedKey`. */
  feed_key: z.int(),
  /** False for hidden and incomplete items, which are not in feed and search. */
  visible: z.boolean(),
  removed: z.literal(false),
  updated_at: z.date(),
  description: z.string(),
  alcohol_abv: z.number(),
  /** In the order of SCORES. */
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
  /** Parent, grandparent and so on. */
  ancestor_ids: z.array(id),
  parent_ingredient_name: z.string().nullable(),
  /** Names in the order of `ancestor_ids`; search finds the ingredient by them. */
  ancestor_names: z.array(z.string()).default([]),
});

const look = z.looseObject({});

export const recipeCard = z.object({
  kind: z.literal('recipe'),
  ...shared,
  user_id: z.string(),
  ingredient_names: z.array(z.string()),
  /** Distinct required ingredients (neither garnish nor optional). */
  ingredient_ids: z.array(id),
  /** Distinct optional ingredients without garnish. */
  optional_ingredient_ids: z.array(id).default([]),
  garnish_ingredient_ids: z.array(id),
  /** True if all measures are equal, ignoring dashes, spoons and up to a quarter ounce. */
  equal_parts: z.boolean().default(false),
  glassware_ids: z.array(id),
  serving_method_ids: z.array(id),
  /** Millilitres before dilution. */
  volume_ml: z.number(),
  look,
  cover: z.uuid().nullable(),
});

/** `cards/{kind}_{id}`: read by feed, search and suggestions. */
export const card = z.discriminatedUnion('kind', [ingredientCard, recipeCard]);

/** A deleted item's card, for indexes. A TTL policy removes it after `TOMBSTONE_DAYS`. */
export const tombstone = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id,
  visible: z.literal(false),
  removed: z.literal(true),
  updated_at: z.date(),
  expires_at: z.date(),
});

export const TOMBSTONE_DAYS = 30;

export const cardOrTombstone = z.union([card, tombstone]);

export type Tombstone = z.infer<typeof tombstone>;
export type IngredientCard = z.infer<typeof ingredientCard>;
export type RecipeCard = z.infer<typeof recipeCard>;
export type Card = z.infer<typeof card>;

export const cardId = (kind: CardKind, itemId: number): string => `${kind}_${itemId}`;

/** Start of feed keys, so that they are safe integers until 2094. */
const EPOCH_MS = Date.UTC(2025, 0, 1);

/** The low bits, which distinguish items of the same millisecond. */
const HASH_RANGE = 4096;

/** FNV-1a, 32 bits, over UTF-16 units (Fowler, Noll, Vo). */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The sort key in the feed, newer is greater; deterministic. Items before 2025 share a millisecond. */
export function feedKey(kind: string, id: number, createdMs: number): number {
  const hash = fnv1a(`${kind}_${id}`);
  const low = ((hash ^ (hash >>> 12) ^ (hash >>> 24)) >>> 0) % HASH_RANGE;
  return Math.max(0, Math.floor(createdMs) - EPOCH_MS) * HASH_RANGE + low;
}
