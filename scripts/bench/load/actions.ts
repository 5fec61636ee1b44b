import { randomUUID } from 'node:crypto';
import { DOCUMENTS, placeOf } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import type { QuotaKind } from '@cellaret/domain/core/quota';
import { incomingPath } from '@cellaret/domain/pictures/uploads';
import { recipeContent } from '@cellaret/domain/recipes/recipe';
import { makeIngredient, makeRecipe } from '../../../tests/api/support/inputs.ts';
import { skewed } from '../../../tests/support/data/random.ts';
import { bucket, storageUrl } from '../../../tests/support/env.ts';
import { seedIngredients, seedRecipes } from '../../lib/seed/seed-catalogue.ts';
import { Refused } from '../api-call.ts';
import { readMany, readOne, writeAll, type Change } from './firestore-client.ts';
import { askApi, type User } from './load-user.ts';

/** Documents an action read and wrote itself; what it triggers is not counted. */
export interface Cost {
  readonly reads: number;
  readonly writes: number;
}

/** Something people do, how often among a hundred things, and how. */
export interface Action {
  readonly name: string;
  readonly weight: number;
  readonly run: (user: User) => Promise<Cost>;
}

const ingredients = seedIngredients();
const recipes = seedRecipes();
const oneOf = <T>(all: readonly T[], user: User): T => all[skewed(user.random, all.length)] as T;

const readOf = (...documents: readonly unknown[]): Cost => ({ reads: documents.length, writes: 0 });

async function browseFeed(user: User): Promise<Cost> {
  const call = await askApi(user.person, 'getFeed', { params: { offset: user.feedOffset } });
  const { next_offset } = call.body as { next_offset: number | null };
  user.feedOffset = user.random() < 0.7 ? (next_offset ?? 0) : 0;
  return call;
}

const listOf = (collection: string, field: string, onlyVisible: boolean) => (user: User) =>
  readMany(user.person, {
    from: [{ collectionId: collection }],
    ...(onlyVisible && {
      where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { booleanValue: true } } },
    }),
    orderBy: [{ field: { fieldPath: field } }],
    limit: 100,
  }).then((rows) => readOf(...rows));

/** A few letters less, or one letter wrong: as people type. */
function typed(name: string, user: User): string {
  const text = name.slice(0, 4 + Math.floor(user.random() * 8));
  if (user.random() > 0.2) return text;
  const at = 1 + Math.floor(user.random() * (text.length - 2));
  return text.slice(0, at) + text.slice(at + 1);
}

async function toggleIngredient(user: User): Promise<Cost> {
  const { id, ingredient_name, ingredient_type_id } = oneOf(ingredients, user);
  const entry = { ingredient_name, ingredient_type_id, is_in_stock: user.random() < 0.6, is_deleted: false };
  await writeAll(user.person, {
    path: DOCUMENTS.barCabinet(placeOf(user.person.uid), user.cabinet),
    fields: { items: { [id]: entry }, last_item_id: String(id) },
    mask: [`items.\`${id}\``, 'last_item_id'],
    moments: ['updated_at'],
  });
  return { reads: 0, writes: 1 };
}

async function keepRecipe(user: User): Promise<Cost> {
  const { id, recipe_name } = oneOf(recipes, user);
  await writeAll(user.person, {
    path: DOCUMENTS.menu(placeOf(user.person.uid), user.menu),
    fields: { items: { [id]: { recipe_name, is_deleted: user.random() < 0.3 } }, last_item_id: String(id) },
    mask: [`items.\`${id}\``, 'last_item_id'],
    moments: ['updated_at'],
  });
  return { reads: 0, writes: 1 };
}

const recipeFields = () => recipeContent(makeRecipe({ recipe_name: `Load ${randomUUID().slice(0, 8)}` }));

/** Counts a write against its quota, as a browser does that knows no count. */
export const countWrite = ({ person }: User, kind: QuotaKind, id: number | string): Change => ({
  path: DOCUMENTS.quota(person.uid, kind),
  fields: { counted_for: String(id) },
  mask: ['counted_for'],
  moments: ['counted_at'],
  raised: 'count',
});

/** Creates a recipe under the rules. */
export async function createRecipe(user: User): Promise<Cost> {
  const id = newId();
  await writeAll(
    user.person,
    {
      path: DOCUMENTS.recipe(id),
      fields: { ...recipeFields(), id, user_id: user.person.uid, folder_id: id, version: 1 },
      moments: ['created_at', 'updated_at'],
    },
    { path: DOCUMENTS.takenId(id), fields: { kind: 'recipe' }, moments: ['taken_at'] },
    countWrite(user, 'recipes', id),
  );
  return { reads: 0, writes: 3 };
}

async function changeRecipe(user: User): Promise<Cost> {
  await readOne(user.person, DOCUMENTS.recipe(user.recipe));
  const fields = { ...recipeFields(), version: user.recipeVersion + 1 };
  await writeAll(
    user.person,
    { path: DOCUMENTS.recipe(user.recipe), fields, mask: Object.keys(fields), moments: ['updated_at'] },
    countWrite(user, 'edits', user.recipe),
  );
  user.recipeVersion += 1;
  return { reads: 1, writes: 2 };
}

/** Creates an ingredient by the API. */
export const createIngredient = ({ person }: User): Promise<Cost> =>
  askApi(person, 'createIngredient', {
    body: makeIngredient({ ingredient_name: `Load ${randomUUID().slice(0, 8)}` }),
  });

/**
 * Puts a picture into Storage as browsers do and waits until a function has attached it; its latency is of
 * all that.
 */
const uploadPicture =
  (picture: Uint8Array<ArrayBuffer>) =>
  async (user: User): Promise<Cost> => {
    const { uid, idToken } = user.person;
    const uuid = randomUUID();
    const path = incomingPath(uid, user.recipe, uuid);
    const metadata = { name: path, contentType: 'image/jpeg', metadata: { original_filename: 'photo.jpg' } };
    const boundary = `load-${uuid}`;
    const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
    const body = new Blob([
      `${part('application/json; charset=utf-8')}${JSON.stringify(metadata)}\r\n${part('image/jpeg')}`,
      picture,
      `\r\n--${boundary}--`,
    ]);
    const answer = await fetch(`${storageUrl}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: {
        authorization: `Firebase ${idToken}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(answer.status, `Storage answered ${answer.status}: ${text}`);
    for (let reads = 1; reads <= 120; reads += 1) {
      const report = await readOne(user.person, DOCUMENTS.upload(uid, uuid));
      const status = report?.fields.status?.stringValue;
      // A recipe takes twenty pictures; a refusal beyond them is no failure.
      if (status !== undefined) return { reads: 1, writes: 0 };
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Refused(0, 'An upload was not handled within 30 seconds');
  };

/**
 * Actions of people, in about the proportions of a recipe site: mostly reading, sometimes editing, seldom
 * adding.
 */
export const actions = (picture: Uint8Array<ArrayBuffer>): Action[] => [
  { name: 'feed: a page', weight: 20, run: browseFeed },
  { name: 'recipes: the first 100', weight: 5, run: listOf('recipe_views', 'recipe_name', true) },
  { name: 'ingredients: the first 100', weight: 5, run: listOf('ingredients', 'ingredient_name', false) },
  {
    name: 'recipe: open',
    weight: 18,
    run: async (user) => {
      const { id } = oneOf(recipes, user);
      const documents = [DOCUMENTS.recipeView(id), DOCUMENTS.folder(id)];
      return readOf(...(await Promise.all(documents.map((path) => readOne(user.person, path)))));
    },
  },
  {
    name: 'search recipes',
    weight: 14,
    run: (user) =>
      askApi(user.person, 'searchRecipes', {
        body: { query: typed(oneOf(recipes, user).recipe_name, user) },
      }),
  },
  {
    name: 'search ingredients',
    weight: 6,
    run: (user) =>
      askApi(user.person, 'searchIngredients', {
        body: { query: typed(oneOf(ingredients, user).ingredient_name, user) },
      }),
  },
  {
    name: 'bar cabinet: open',
    weight: 5,
    run: async ({ person, cabinet }) =>
      readOf(await readOne(person, DOCUMENTS.barCabinet(placeOf(person.uid), cabinet))),
  },
  { name: 'bar cabinet: toggle', weight: 12, run: toggleIngredient },
  {
    name: 'bar cabinet: suggestions',
    weight: 3,
    run: ({ person, cabinet }) => askApi(person, 'suggestIngredients', { params: { id: cabinet } }),
  },
  { name: 'menu: keep', weight: 4, run: keepRecipe },
  {
    name: 'menu: suggestions',
    weight: 2,
    run: ({ person, menu }) => askApi(person, 'suggestRecipes', { params: { id: menu } }),
  },
  { name: 'recipe: save new', weight: 2, run: createRecipe },
  { name: 'recipe: save changes', weight: 2, run: changeRecipe },
  { name: 'ingredient: save new', weight: 1, run: createIngredient },
  { name: 'picture: upload until attached', weight: 1, run: uploadPicture(picture) },
];
