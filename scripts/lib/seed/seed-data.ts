import { createHash } from 'node:crypto';
import { CURRENT_SUBSTITUTES } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { CATALOGUE_FORMAT } from '@cellaret/domain/catalogue/browser-catalogue';
import { COLLECTIONS, DOCUMENTS, REFERENCE_COLLECTIONS, placeOf } from '@cellaret/domain/core/collections';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { Menu } from '@cellaret/domain/menus/menu';
import type { UserPreferences } from '@cellaret/domain/people/user';
import type { Recipe } from '@cellaret/domain/recipes/recipe';
import { SHARING, type SharedRecipe } from '@cellaret/domain/recipes/sharing';
import type { Auth } from 'firebase-admin/auth';
import { accounts } from '../../../emulator-data/sources/accounts.ts';
import { demoUser } from '../../../emulator-data/sources/demo-user.ts';
import { Failure } from '../command/failure.ts';
import { referenceData } from './reference-data.ts';
import { SEED_TIME, seedIngredients, seedRecipes, seedSubstitutes } from './seed-catalogue.ts';

/** One document to write. */
export interface SeedDocument {
  path: string;
  data: object;
}

function named<T>(all: readonly T[], nameOf: (one: T) => string, name: string): T {
  const found = all.find((one) => nameOf(one) === name);
  if (!found) throw new Failure(`The demo account refers to “${name}”, which is not in the catalogue.`);
  return found;
}

function demoCabinet(ingredients: readonly Ingredient[]): BarCabinet {
  const { id, name, inStock, outOfStock } = demoUser.cabinet;
  const entry = (ingredientName: string, stocked: boolean) => {
    const ingredient = named(ingredients, (one) => one.ingredient_name, ingredientName);
    const { ingredient_name, ingredient_type_id } = ingredient;
    return [
      String(ingredient.id),
      { ingredient_name, ingredient_type_id, is_in_stock: stocked, is_deleted: false },
    ] as const;
  };
  const items = [...inStock.map((one) => entry(one, true)), ...outOfStock.map((one) => entry(one, false))];
  return {
    id,
    bar_cabinet_name: name,
    items: Object.fromEntries(items),
    last_item_id: items.at(-1)?.[0] ?? null,
    created_at: SEED_TIME,
    updated_at: SEED_TIME,
  };
}

function demoMenu(recipes: readonly Recipe[]): Menu {
  const { id, name, recipes: names } = demoUser.menu;
  const items = names.map((recipeName) => {
    const recipe = named(recipes, (one) => one.recipe_name, recipeName);
    return [String(recipe.id), { recipe_name: recipe.recipe_name, is_deleted: false }] as const;
  });
  return {
    id,
    menu_name: name,
    items: Object.fromEntries(items),
    last_item_id: items.at(-1)?.[0] ?? null,
    created_at: SEED_TIME,
    updated_at: SEED_TIME,
  };
}

/** The seeded reference data as documents. */
export const referenceDocuments = (): SeedDocument[] =>
  REFERENCE_COLLECTIONS.flatMap((collection) =>
    referenceData[collection].map((data) => ({ path: DOCUMENTS.reference(collection, data.id), data })),
  );

/** Staples and substitutes as a document, which administrators edit from then on. */
export const substituteDocuments = (): SeedDocument[] => [
  { path: CURRENT_SUBSTITUTES, data: seedSubstitutes() },
];

/** Documents that exist before the catalogue. */
export const sharedDocuments = (): SeedDocument[] => [...referenceDocuments(), ...substituteDocuments()];

/** Recipes of the house are shared with everybody; those of people are theirs to share. */
const sharingOf = ({ id, user_id }: Recipe): SharedRecipe => ({
  id,
  user_id,
  is_shared: user_id === accounts.admin.uid,
  updated_at: SEED_TIME,
});

/** The starter catalogue as documents: ingredients and recipes, those of the house shared with everybody. */
export const catalogueDocuments = (): SeedDocument[] => [
  ...seedIngredients().map((data) => ({ path: DOCUMENTS.ingredient(data.id), data })),
  ...seedRecipes().map((data) => ({ path: DOCUMENTS.recipe(data.id), data })),
  ...seedRecipes()
    .map(sharingOf)
    .filter((data) => data.is_shared)
    .map((data) => ({ path: SHARING.document(data.id), data })),
];

/** Documents of the demo account: preferences, a cabinet, a menu. */
export function demoDocuments(): SeedDocument[] {
  const { uid } = accounts.demo;
  const preferences: Omit<UserPreferences, 'active_bar_id'> = {
    unit_system: demoUser.unitSystem,
    active_bar_cabinet_id: demoUser.cabinet.id,
    active_menu_id: demoUser.menu.id,
    staple_ids: [],
    updated_at: SEED_TIME,
  };
  return [
    { path: DOCUMENTS.user(uid), data: preferences },
    {
      path: `${COLLECTIONS.barCabinets(placeOf(uid))}/${demoUser.cabinet.id}`,
      data: demoCabinet(seedIngredients()),
    },
    { path: `${COLLECTIONS.menus(placeOf(uid))}/${demoUser.menu.id}`, data: demoMenu(seedRecipes()) },
  ];
}

/**
 * A print of everything the sources say, and of how it is published, by which the built export tells whether
 * it is current.
 */
export const seedPrintOf = (): string =>
  createHash('sha256')
    .update(
      JSON.stringify([CATALOGUE_FORMAT, accounts, sharedDocuments(), catalogueDocuments(), demoDocuments()]),
    )
    .digest('hex');

/** Creates the accounts of the local seed data with their passwords and claims. */
export async function createSeedAccounts(auth: Auth): Promise<void> {
  for (const { uid, email, password, displayName, emailVerified, admin } of Object.values(accounts)) {
    await auth.createUser({ uid, email, password, displayName, emailVerified });
    if (admin) await auth.setCustomUserClaims(uid, { admin: true });
  }
}
