import type { DocumentData } from 'firebase-admin/firestore';
// By its path: Vitest's configuration loads this file, and Node itself takes no TypeScript of a package.
import { newToken } from '../../../packages/domain/src/core/ids.ts';
import { eventually } from '../eventually.ts';
import { database } from './database.ts';

/** The seed data's Negroni and gin, of which these are copies. */
const RECIPE = 20001;
const INGREDIENT = 10001;
/** The id of its cabinets and menus. */
export const SHELF = 44_001;

/** Above what the seed uses, and random, so that files need not know of each other. */
const newId = () => 2 ** 33 + Math.floor(Math.random() * 2 ** 50);

const written: string[] = [];

/** Writes a document past the rules; `putAway` takes it away again. */
export async function ownDocument(path: string, data: DocumentData): Promise<void> {
  await database.doc(path).set(data);
  written.push(path);
}

/** Takes away what was written here, so that no other file meets it. Their cards go by themselves. */
export async function putAway(): Promise<void> {
  for (const path of written.splice(0)) await database.doc(path).delete();
}

async function copied(path: string): Promise<DocumentData> {
  const data = (await database.doc(path).get()).data();
  if (!data) throw new Error(`The seed data lacks ${path}`);
  return data;
}

/** A recipe with what is given and else as the Negroni, with its read models; returns its id. */
export async function ownRecipe(uid: string, changes: DocumentData = {}): Promise<number> {
  const id = newId();
  const template = await copied(`recipes/${RECIPE}`);
  await ownDocument(`recipes/${id}`, {
    ...template,
    id,
    folder_id: id,
    user_id: uid,
    version: 1,
    ...changes,
  });
  await eventually('the view of a recipe', async () =>
    (await database.doc(`recipe_views/${id}`).get()).data(),
  );
  return id;
}

/** An ingredient with what is given and else as gin, with its card; returns its id. */
export async function ownIngredient(changes: DocumentData): Promise<number> {
  const id = newId();
  const template = await copied(`ingredients/${INGREDIENT}`);
  await ownDocument(`ingredients/${id}`, { ...template, id, folder_id: id, version: 1, ...changes });
  await eventually('the card of an ingredient', async () =>
    (await database.doc(`cards/ingredient_${id}`).get()).data(),
  );
  return id;
}

/** An ingredient whose strength is a word: no schema takes it, and it gets no card. Returns its id. */
export async function malformedIngredient(name: string): Promise<number> {
  const id = newId();
  const template = await copied(`ingredients/${INGREDIENT}`);
  await ownDocument(`ingredients/${id}`, {
    ...template,
    id,
    folder_id: id,
    ingredient_name: name,
    alcohol_abv: 'strong',
  });
  return id;
}

const shelf = (items: DocumentData) => {
  const now = new Date();
  return { id: SHELF, items, last_item_id: null, created_at: now, updated_at: now };
};

/** A cabinet with these ingredients in stock, in the order given. */
export const ownCabinet = (uid: string, name: string, ingredientIds: readonly number[]): Promise<void> =>
  cabinetIn(`users/${uid}`, name, ingredientIds);

/** The same in any place, of a person or a bar. */
export async function cabinetIn(
  place: string,
  name: string,
  ingredientIds: readonly number[],
): Promise<void> {
  const found = await Promise.all(ingredientIds.map((id) => copied(`ingredients/${id}`)));
  const items = found.map((ingredient): [string, DocumentData] => [
    String(ingredient.id),
    {
      ingredient_name: ingredient.ingredient_name as string,
      ingredient_type_id: ingredient.ingredient_type_id as number,
      is_in_stock: true,
      is_deleted: false,
    },
  ]);
  await ownDocument(`${place}/bar_cabinets/${SHELF}`, {
    bar_cabinet_name: name,
    ...shelf(Object.fromEntries(items)),
  });
}

/** A menu with these recipes. */
export const ownMenu = (uid: string, recipeIds: readonly number[]): Promise<void> =>
  menuIn(`users/${uid}`, 'Friday', recipeIds);

/** The same in any place, of a person or a bar. */
export async function menuIn(place: string, name: string, recipeIds: readonly number[]): Promise<void> {
  const found = await Promise.all(recipeIds.map((id) => copied(`recipes/${id}`)));
  const items = found.map((recipe): [string, DocumentData] => [
    String(recipe.id),
    { recipe_name: recipe.recipe_name as string, is_deleted: false },
  ]);
  await ownDocument(`${place}/menus/${SHELF}`, { menu_name: name, ...shelf(Object.fromEntries(items)) });
}

/** A publication: it shows the menu of a place to guests, by the stock of its cabinet. */
export const publication = (token: string, changes: DocumentData = {}): DocumentData => ({
  id: token,
  menu_id: SHELF,
  bar_cabinet_id: SHELF,
  title: 'Friday',
  greeting: '',
  shows: { recipe: false, strength: true, pictures: true },
  hides_unavailable: false,
  created_at: new Date(),
  updated_at: new Date(),
  ...changes,
});

/** A bar of these people, each named by role: the first owns it, the last came last. Returns its id. */
export async function ownBar(name: string, roles: Readonly<Record<string, string>>): Promise<string> {
  const [id, uids, now] = [newToken(), Object.keys(roles), new Date()];
  const members = Object.entries(roles).map(
    ([uid, role]) => [uid, { role, name: role, since: now }] as const,
  );
  await ownDocument(`bars/${id}`, {
    id,
    bar_name: name,
    owner_uid: uids[0],
    members: Object.fromEntries(members),
    member_uids: uids,
    last_member_uid: uids.at(-1),
    last_invite: null,
    currency: null,
    created_at: now,
    updated_at: now,
  });
  return id;
}

/** Has somebody be in a bar, with the cabinet and the menu that it got here. */
export const goesTo = (uid: string, barId: string): Promise<void> =>
  ownDocument(`users/${uid}`, {
    unit_system: 'ml',
    active_bar_id: barId,
    active_bar_cabinet_id: SHELF,
    active_menu_id: SHELF,
    updated_at: new Date(),
  });
