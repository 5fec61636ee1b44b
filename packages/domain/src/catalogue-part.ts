import { z } from 'zod';
import type { IngredientCard, RecipeCard } from './card.ts';
import type { CardKind } from './collections.ts';
import { fnv1a } from './feed-key.ts';
import { id } from './fields.ts';
import { isScored, tasteCode } from './flavour.ts';
import { lookCode } from './look-code.ts';
import { drinkLookSchema } from './look.ts';

/** The compact catalogue lies in this many documents, `catalogue/0` and so on: few enough to read, enough to share the writes. */
export const CATALOGUE_PARTS = 16;

/** Up to this many recipes the compact catalogue is kept; beyond, browsers ask the API. */
export const CATALOGUE_RECIPES = 10_000;

/** The document that says whether the parts are complete: `catalogue/state`; as long as it is missing, they are. */
export const CATALOGUE_STATE = 'catalogue/state';

export const catalogueState = z.object({ complete: z.boolean(), recipe_count: z.int() });

/** `taste` as `tasteCode` writes it, null where nothing is known of it; `look` as `lookCode` does; `cover` as in cards. */
const recipeEntry = z.object({
  name: z.string(),
  ingredient_ids: z.array(id),
  taste: z.string().nullable().default(null),
  look: z.string().nullable().default(null),
  cover: z.string().nullable().default(null),
});

const ingredientEntry = z.object({
  name: z.string(),
  parent_ingredient_id: id.nullable(),
  ingredient_type_id: id.nullable().default(null),
  alcohol_abv: z.number().default(0),
  taste: z.string().nullable().default(null),
});

export type CatalogueRecipe = z.infer<typeof recipeEntry>;
export type CatalogueIngredient = z.infer<typeof ingredientEntry>;

/**
 * `catalogue/{0 … 15}`: what matching, comparing tastes and a list of results need of each visible item, by id. Together the parts
 * hold everything.
 */
export const cataloguePart = z.object({
  recipes: z.record(z.string(), recipeEntry).default({}),
  ingredients: z.record(z.string(), ingredientEntry).default({}),
});

/** What the parts hold of an item's card. Every field is always there, because entries are merged. */
export function catalogueEntry(card: Omit<RecipeCard, 'updated_at'>): CatalogueRecipe;
export function catalogueEntry(card: Omit<IngredientCard, 'updated_at'>): CatalogueIngredient;
export function catalogueEntry(
  card: Omit<RecipeCard, 'updated_at'> | Omit<IngredientCard, 'updated_at'>,
): CatalogueRecipe | CatalogueIngredient;
export function catalogueEntry(
  card: Omit<RecipeCard, 'updated_at'> | Omit<IngredientCard, 'updated_at'>,
): CatalogueRecipe | CatalogueIngredient {
  const taste = isScored(card.scores) ? tasteCode(card.scores) : null;
  if (card.kind === 'ingredient') {
    const { name, parent_ingredient_id, ingredient_type_id, alcohol_abv } = card;
    return { name, parent_ingredient_id, ingredient_type_id, alcohol_abv, taste };
  }
  const look = drinkLookSchema.safeParse(card.look).data;
  return {
    name: card.name,
    ingredient_ids: card.ingredient_ids,
    taste: card.volume_ml > 0 ? taste : null,
    look: look ? lookCode(look) : null,
    cover: card.cover,
  };
}

export type CataloguePart = z.infer<typeof cataloguePart>;

/** The path of the part that an item belongs to. */
export const cataloguePartPath = (kind: CardKind, itemId: number): string =>
  `catalogue/${fnv1a(`${kind}_${itemId}`) % CATALOGUE_PARTS}`;
