import { z } from 'zod';
import type { CardKind } from '../core/collections.ts';
import { id } from '../core/fields.ts';
import { lookCode } from '../drawings/look-code.ts';
import { drinkLookSchema } from '../drawings/look.ts';
import { isScored, tasteCode } from '../taste/flavour.ts';
import type { Card, IngredientCard, RecipeCard, Tombstone } from './card.ts';

/** `ingredient_ids` are required; `taste` as in `tasteCode`, null if unknown; `look` as in `lookCode`. */
const recipeEntry = z.object({
  name: z.string(),
  ingredient_ids: z.array(id),
  optional_ingredient_ids: z.array(id).optional(),
  garnish_ingredient_ids: z.array(id).optional(),
  equal_parts: z.literal(true).optional(),
  taste: z.string().nullable().default(null),
  look: z.string().nullable().default(null),
  cover: z.string().nullable().default(null),
  /** Rounded to a tenth of a percent. */
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

/** Increase it when the entries change: catalogues of another format are rebuilt. */
export const CATALOGUE_FORMAT = 3;

/** The published file: the fields browsers need for matching, taste and search, by id. */
export const catalogueFile = z.object({
  recipes: z.record(z.string(), recipeEntry).default({}),
  ingredients: z.record(z.string(), ingredientEntry).default({}),
});

/** A change of an item at a time in milliseconds; a null entry removes it. */
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recipe'), id, at: z.int(), entry: recipeEntry.nullable() }),
  z.object({ kind: z.literal('ingredient'), id, at: z.int(), entry: ingredientEntry.nullable() }),
]);

const changesText = z.string().transform((text) => z.array(change).parse(JSON.parse(text)));

/**
 * `catalogue/current`: the document that browsers listen to. `files` has the newest first. The older ones are
 * deleted, but browsers that have one need no newer: `changes` contains everything that is missing in any of
 * them. It is JSON, because Firestore's encoding of many small maps is larger. No files: the catalogue is too
 * large for browsers.
 */
export const currentCatalogue = z.object({
  format: z.int().default(1),
  files: z.array(z.object({ version: z.string(), through: z.int() })),
  changes: changesText,
  /** All commits up to this time are in the changes or the newest file. */
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

export const cataloguePath = (version: string): string => `/media/catalogue/${version}`;

/** Requested if no file is published or it is lost: the server creates it and answers 204. */
export const FIRST_CATALOGUE = cataloguePath('first');

type AnyCard<C> = C extends unknown ? Omit<C, 'updated_at'> : never;

/** The catalogue entry of a card; null if the item is removed, hidden or incomplete. */
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
    ...(card.optional_ingredient_ids.length > 0 && { optional_ingredient_ids: card.optional_ingredient_ids }),
    ...(card.garnish_ingredient_ids.length > 0 && { garnish_ingredient_ids: card.garnish_ingredient_ids }),
    ...(card.equal_parts && { equal_parts: true }),
    taste: card.volume_ml > 0 ? taste : null,
    look: look ? lookCode(look) : null,
    cover: card.cover,
    alcohol_abv: Math.round(card.alcohol_abv * 10) / 10,
    glassware_ids: card.glassware_ids,
    serving_method_ids: card.serving_method_ids,
  };
}

export const catalogueChange = (card: Card | Tombstone, at: number): CatalogueChange =>
  ({ kind: card.kind, id: card.id, at, entry: catalogueEntry(card) }) as CatalogueChange;

export const changedItem = ({ kind, id: itemId }: { kind: CardKind; id: number }): string =>
  `${kind}_${itemId}`;

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
