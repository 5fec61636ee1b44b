import { z } from 'zod';
import type { CardKind } from './collections.ts';
import { fnv1a } from './feed-key.ts';
import { id } from './fields.ts';

/** The compact catalogue lies in this many documents, `catalogue/0` and so on: few enough to read, enough to share the writes. */
export const CATALOGUE_PARTS = 16;

/** Up to this many recipes the compact catalogue is kept; beyond, browsers ask the API. */
export const CATALOGUE_RECIPES = 10_000;

/** The document that says whether the parts are complete: `catalogue/state`; as long as it is missing, they are. */
export const CATALOGUE_STATE = 'catalogue/state';

export const catalogueState = z.object({ complete: z.boolean(), recipe_count: z.int() });

const recipeEntry = z.object({ name: z.string(), ingredient_ids: z.array(id) });
const ingredientEntry = z.object({ name: z.string(), parent_ingredient_id: id.nullable() });

/** `catalogue/{0 … 15}`: what matching needs of each visible item, by id. Together the parts hold everything. */
export const cataloguePart = z.object({
  recipes: z.record(z.string(), recipeEntry).default({}),
  ingredients: z.record(z.string(), ingredientEntry).default({}),
});

export type CataloguePart = z.infer<typeof cataloguePart>;

/** The path of the part that an item belongs to. */
export const cataloguePartPath = (kind: CardKind, itemId: number): string =>
  `catalogue/${fnv1a(`${kind}_${itemId}`) % CATALOGUE_PARTS}`;
