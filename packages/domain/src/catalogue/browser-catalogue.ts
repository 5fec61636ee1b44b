import { z } from 'zod';
import type { CardKind } from '../core/collections.ts';
import { id } from '../core/fields.ts';
import { lookCode } from '../drawings/look-code.ts';
import { drinkLookSchema } from '../drawings/look.ts';
import { isScored, tasteCode } from '../taste/flavour.ts';
import type { Card, IngredientCard, RecipeCard, Tombstone } from './card.ts';

/** `ingredient_ids` is what the recipe needs; `optional_ingredient_ids`, where there are any, what it is right without; `equal_parts` only where they are; `taste` as `tasteCode` writes it, null where nothing is known of it; `look` as `lookCode` does; `cover` as in cards. */
const recipeEntry = z.object({
  name: z.string(),
  ingredient_ids: z.array(id),
  optional_ingredient_ids: z.array(id).optional(),
  garnish_ingredient_ids: z.array(id).optional(),
  equal_parts: z.literal(true).optional(),
  taste: z.string().nullable().default(null),
  look: z.string().nullable().default(null),
  cover: z.string().nullable().default(null),
  /** To a tenth of a percent. */
  alcohol_abv: z.number().default(0),
  glassware_ids: z.array(id).default([]),
  serving_method_ids: z.array(id).default([]),
});

const ingredientEntry = z.object({
  name: z.string(),
  parent_ingredient_id: id.nullable(),
  ingredient_type_id: id.nullable().default(null),
  alcohol_abv: z.number().default(0),
  taste: z.string().nullable().default(null),
  ingredient_attribute_ids: z.array(id).default([]),
});

/** To be raised with what an entry holds: a catalogue of another format is made anew. */
export const CATALOGUE_FORMAT = 3;

/** The published file: what matching, comparing tastes, searching and a list of results need of each visible item, by id. */
export const catalogueFile = z.object({
  recipes: z.record(z.string(), recipeEntry).default({}),
  ingredients: z.record(z.string(), ingredientEntry).default({}),
});

/** What became of an item at a moment (milliseconds): its entry, null where it is no longer shown. */
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recipe'), id, at: z.int(), entry: recipeEntry.nullable() }),
  z.object({ kind: z.literal('ingredient'), id, at: z.int(), entry: ingredientEntry.nullable() }),
]);

const changesText = z.string().transform((text) => z.array(change).parse(JSON.parse(text)));

/**
 * `catalogue/current`: what every open browser follows. The newest file comes first in `files`; the others are gone, but who keeps
 * one of them needs no newer: `changes` holds everything that is in none of them. `changes` is the JSON of a list, because Firestore
 * sends the type of each value with it, which is most of a list of small maps. No files: there are more recipes than a browser should load.
 */
export const currentCatalogue = z.object({
  format: z.int().default(1),
  files: z.array(z.object({ version: z.string(), through: z.int() })),
  changes: changesText,
  /** Everything committed until this moment is in the changes or in the newest file. */
  through: z.int(),
  recipe_count: z.int(),
  ingredient_count: z.int(),
});

export type CatalogueRecipe = z.infer<typeof recipeEntry>;
export type CatalogueIngredient = z.infer<typeof ingredientEntry>;
export type CatalogueFile = z.infer<typeof catalogueFile>;
export type CatalogueChange = z.infer<typeof change>;
export type CurrentCatalogue = z.infer<typeof currentCatalogue>;

export const CURRENT_CATALOGUE = 'catalogue/current';

/** Where the file of a version is served, to whoever may read the catalogue. */
export const cataloguePath = (version: string): string => `/media/catalogue/${version}`;

/** The address that a browser asks for where none is published, or its file is lost: the server makes it and answers 204. */
export const FIRST_CATALOGUE = cataloguePath('first');

type AnyCard<C> = C extends unknown ? Omit<C, 'updated_at'> : never;

/** What the catalogue holds of an item; null where it holds nothing, because the item is removed, hidden or incomplete. */
export function catalogueEntry(card: AnyCard<RecipeCard>): CatalogueRecipe | null;
export function catalogueEntry(card: AnyCard<IngredientCard>): CatalogueIngredient | null;
export function catalogueEntry(card: AnyCard<Card | Tombstone>): CatalogueRecipe | CatalogueIngredient | null;
export function catalogueEntry(
  card: AnyCard<Card | Tombstone>,
): CatalogueRecipe | CatalogueIngredient | null {
  if (!card.visible) return null;
  const taste = isScored(card.scores) ? tasteCode(card.scores) : null;
  if (card.kind === 'ingredient') {
    const { name, parent_ingredient_id, ingredient_type_id, alcohol_abv, ingredient_attribute_ids } = card;
    return { name, parent_ingredient_id, ingredient_type_id, alcohol_abv, taste, ingredient_attribute_ids };
  }
  const look = drinkLookSchema.safeParse(card.look).data;
  return {
    name: card.name,
    ingredient_ids: card.ingredient_ids,
    ...(card.optional_ingredient_ids.length > 0 && {
      optional_ingredient_ids: card.optional_ingredient_ids,
    }),
    ...(card.garnish_ingredient_ids.length > 0 && {
      garnish_ingredient_ids: card.garnish_ingredient_ids,
    }),
    ...(card.equal_parts && { equal_parts: true }),
    taste: card.volume_ml > 0 ? taste : null,
    look: look ? lookCode(look) : null,
    cover: card.cover,
    alcohol_abv: Math.round(card.alcohol_abv * 10) / 10,
    glassware_ids: card.glassware_ids,
    serving_method_ids: card.serving_method_ids,
  };
}

/** The change that a card, or what is left of one, makes known at a moment. */
export const catalogueChange = (card: Card | Tombstone, at: number): CatalogueChange =>
  ({ kind: card.kind, id: card.id, at, entry: catalogueEntry(card) }) as CatalogueChange;

/** Says of two changes whether they are about the same item. */
export const changedItem = ({ kind, id: itemId }: { kind: CardKind; id: number }): string =>
  `${kind}_${itemId}`;

/** The catalogue with changes made to it; both stay as they are. */
export function withChanges(file: CatalogueFile, changes: readonly CatalogueChange[]): CatalogueFile {
  const recipes = { ...file.recipes };
  const ingredients = { ...file.ingredients };
  for (const one of changes) {
    const key = String(one.id);
    if (one.kind === 'recipe') {
      if (one.entry) recipes[key] = one.entry;
      else delete recipes[key];
    } else if (one.entry) ingredients[key] = one.entry;
    else delete ingredients[key];
  }
  return { recipes, ingredients };
}
