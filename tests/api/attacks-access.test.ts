import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newId } from '@cellaret/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  longAgo,
  makeAttribute,
  makeBrand,
  makeCabinet,
  makeGlass,
  makeIngredient,
  makeMenu,
  makeMethod,
  makePreferences,
  makeRecipe,
  makeType,
  makeUnit,
  makeUnitType,
  stored,
} from '../rules/support/builders.ts';
import type { Write } from '../rules/support/rest.ts';
import { now, type Data } from '../rules/support/values.ts';
import { newPerson, type Person } from '../support/people.ts';
import {
  ACTORS,
  FIRESTORE_ACCESS,
  OPERATIONS,
  renderedTable,
  STORAGE_ACCESS,
  type Actor,
  type Operation,
  type Row,
} from './support/access-table.ts';
import { direct, files, type Verdict } from './support/hostile-client.ts';

const people = {} as Record<Exclude<Actor, 'nobody'>, Person>;
const tokenOf = (actor: Actor) => (actor === 'nobody' ? null : people[actor].idToken);
const uidOf = (actor: Actor) => (actor === 'nobody' ? 'nobody' : people[actor].uid);
/** A recipe of the owner and one of somebody else. */
const recipes = { own: newId(), another: newId() };

beforeAll(async () => {
  [people.unverified, people.other, people.owner, people.admin] = await Promise.all([
    newPerson({ verified: false }),
    newPerson(),
    newPerson(),
    newPerson({ claims: { admin: true } }),
  ]);
  const recipeOf = (id: number, user_id: string) => ({
    path: `recipes/${id}`,
    data: stored(makeRecipe({ id, folder_id: id, user_id })),
  });
  await direct.commit(
    'owner',
    recipeOf(recipes.own, people.owner.uid),
    recipeOf(recipes.another, people.other.uid),
  );
});

/** A collection to be attacked: the document that lies there, and the honest attempts of whoever tries. */
interface Target {
  collection: string;
  path: string;
  lies: Data;
  create: Data;
  update: Write[];
}

const named = (collection: string, lies: Data, next: Data, id = String(lies.id)): Target => {
  const path = `${collection}/${id}`;
  return { collection, path, lies: stored(lies), create: lies, update: [{ path, data: next, exists: true }] };
};

const reference = (collection: string, make: (changes: Data) => Data, field: string): Target => {
  const id = newId();
  return named(collection, make({ id }), make({ id, [field]: 'Renamed' }));
};

function ingredient(actor: Actor): Target {
  const id = newId();
  const first = makeIngredient({ id, folder_id: id, updated_by: uidOf(actor) });
  const next = { ...first, version: 2, ingredient_name: 'Renamed' };
  const lies = makeIngredient({ id, folder_id: id, updated_by: people.owner.uid });
  const target = { ...named('ingredients', lies, next), create: first };
  const closed = { path: `${target.path}/versions/1`, data: { ...target.lies, valid_to: now } };
  return { ...target, update: [...target.update, closed] };
}

/** A version written alone: nothing may enter a history but together with its successor. */
function version(): Target {
  const id = newId();
  const data = { ...stored(makeIngredient({ id, folder_id: id })), valid_to: longAgo };
  return named(`ingredients/${id}/versions`, data, { ...data, ingredient_name: 'Forged' }, '1');
}

/** The recipe of the owner; one that is created is the creator's own. */
function recipe(actor: Actor): Target {
  const id = newId();
  const fields = { id, folder_id: id, user_id: people.owner.uid };
  const next = makeRecipe({ ...fields, recipe_name: 'Renamed', version: 2, created_at: longAgo });
  return {
    ...named('recipes', makeRecipe(fields), next),
    create: makeRecipe({ ...fields, user_id: uidOf(actor) }),
  };
}

function shelf(name: 'bar_cabinets' | 'menus', make: (changes: Data) => Data, field: string): Target {
  const id = newId();
  const next = make({ id, [field]: 'Renamed', created_at: longAgo });
  return named(`users/${people.owner.uid}/${name}`, make({ id }), next);
}

/** A document only functions write; a client that sends a plausible one is refused all the same. */
const served = (collection: string, fields: Data = {}, id = String(newId())): Target =>
  named(collection, { id: 1, ...fields }, { id: 1, ...fields, updated_at: now }, id);

const TARGETS: Record<keyof typeof FIRESTORE_ACCESS, (actor: Actor) => Target> = {
  ingredient_types: () => reference('ingredient_types', makeType, 'ingredient_type_name'),
  ingredient_brands: () => reference('ingredient_brands', makeBrand, 'ingredient_brand_name'),
  ingredient_attributes: () => reference('ingredient_attributes', makeAttribute, 'ingredient_attribute_name'),
  glassware: () => reference('glassware', makeGlass, 'glassware_name'),
  serving_methods: () => reference('serving_methods', makeMethod, 'serving_method_name'),
  quantity_unit_types: () => reference('quantity_unit_types', makeUnitType, 'quantity_unit_type_name'),
  quantity_units: () => reference('quantity_units', makeUnit, 'quantity_unit_name'),
  ingredients: ingredient,
  'ingredients/{id}/versions': version,
  recipes: recipe,
  users: () => named('users', makePreferences(), makePreferences({ unit_system: 'cl' }), people.owner.uid),
  'users/{uid}/bar_cabinets': () => shelf('bar_cabinets', makeCabinet, 'bar_cabinet_name'),
  'users/{uid}/menus': () => shelf('menus', makeMenu, 'menu_name'),
  'users/{uid}/uploads': () =>
    served(`users/${people.owner.uid}/uploads`, { status: 'attached', message: '' }, randomUUID()),
  option_lists: () => served('option_lists', { ids: [], options: [] }, `forged-${newId()}`),
  cards: () => served('cards', { kind: 'recipe', visible: false, feed_key: 1 }, `recipe_${newId()}`),
  recipe_views: () => served('recipe_views', { visible: false }),
  popularity: () => served('popularity', { recipe_count: 1 }),
  catalogue: () => served('catalogue', { recipes: {}, ingredients: {} }, `forged-${newId()}`),
  folders: () => served('folders', { user_id: people.owner.uid, attachments: [] }),
  removed_pictures: () => served('removed_pictures', { user_id: people.owner.uid, pictures: [] }),
  upload_usage: () => served('upload_usage', { bytes: 0 }, people.owner.uid),
  idempotency_keys: () => served('idempotency_keys', { reply: '{}' }, 'f'.repeat(64)),
  migrations: () => served('migrations', { summary: 'forged' }, 'forged'),
  'anything else': () => served('anything_else'),
};

type Verdicts = Record<Operation, Verdict>;

/** Lays the document down past the rules and lets one person try everything on it. */
async function attempted(actor: Actor, target: Target): Promise<Verdicts> {
  const token = tokenOf(actor);
  const lay = () => direct.commit('owner', { path: target.path, data: target.lies });
  const clear = () => direct.commit('owner', { path: target.path, data: null });
  await lay();
  const get = await direct.get(token, target.path);
  const list = await direct.list(token, target.collection);
  expect(await direct.list(token, target.collection, { skip: 1 })).toBe('denied');
  const update = await direct.commit(token, ...target.update);
  await lay();
  const remove = await direct.commit(token, { path: target.path, data: null });
  await clear();
  const create = await direct.commit(token, { path: target.path, data: target.create, exists: false });
  await clear();
  return { get, list, create, update, delete: remove };
}

const expected = (row: Row, actor: Actor): Verdicts =>
  Object.fromEntries(
    OPERATIONS.map((operation) => [operation, row[operation].includes(actor) ? 'allowed' : 'denied']),
  ) as Verdicts;

describe.each(Object.entries(FIRESTORE_ACCESS))('Firestore, past the app: %s', (name, row) => {
  it.each(ACTORS)('gives %s what the table says and no more', async (actor) => {
    const target = TARGETS[name]?.(actor);
    if (!target) throw new Error(`There is no target for ${name}`);
    expect(await attempted(actor, target)).toEqual(expected(row, actor));
  });
});

describe('all collections of a name at once', () => {
  it.each(['bar_cabinets', 'menus', 'uploads', 'versions', 'recipes'])(
    'are listed by nobody: %s',
    async (collection) => {
      for (const actor of ACTORS)
        expect([actor, await direct.list(tokenOf(actor), collection, { everywhere: true })]).toEqual([
          actor,
          'denied',
        ]);
    },
  );
});

const FILES: Record<keyof typeof STORAGE_ACCESS, () => string> = {
  'incoming/{uid}/{own recipe}/{uuid}': () => `incoming/${people.owner.uid}/${recipes.own}/${randomUUID()}`,
  'incoming/{uid}/{recipe of another}/{uuid}': () =>
    `incoming/${people.owner.uid}/${recipes.another}/${randomUUID()}`,
  'originals/{uuid}': () => `originals/${randomUUID()}`,
  'public/{uuid}/row.webp': () => `public/${randomUUID()}/row.webp`,
  'indexes/catalogue': () => 'indexes/catalogue',
  'anywhere else': () => `elsewhere/${randomUUID()}`,
};

/** How often writing over a file is tried: the worker may fetch one of them first, hardly all. */
const OVERWRITES = 10;

/**
 * Writes over a file that lies there. The worker fetches what comes in as soon as it can, and writing where nothing
 * lies any more is a creation; so one refusal shows that writing over is refused, and only a row of successes that it
 * is allowed.
 */
async function overwritten(token: string | null, path: string): Promise<Verdict> {
  for (let tried = 0; tried < OVERWRITES; tried += 1) {
    await files.put('owner', path);
    const verdict = await files.put(token, path);
    if (verdict !== 'allowed') return verdict;
  }
  return 'allowed';
}

/** `fresh` gives a path where nothing lies, except for the one file whose place is fixed. */
async function attemptedFiles(actor: Actor, fresh: () => string): Promise<Verdicts> {
  const token = tokenOf(actor);
  const path = fresh();
  const there = path.startsWith('originals/') ? `originals/${randomUUID()}` : path;
  const create = await files.put(token, path);
  const update = await overwritten(token, there);
  await files.put('owner', there);
  return {
    get: await files.get(token, there),
    list: await files.list(token, `${path.slice(0, path.lastIndexOf('/'))}/`),
    create,
    update,
    delete: await files.remove(token, there),
  };
}

describe.each(Object.entries(STORAGE_ACCESS))('Storage, past the app: %s', (name, row) => {
  it.each(ACTORS)('gives %s what the table says and no more', async (actor) => {
    const fresh = FILES[name];
    if (!fresh) throw new Error(`There is no path for ${name}`);
    expect(await attemptedFiles(actor, fresh)).toEqual(expected(row, actor));
  });
});

describe('docs/reliability.md', () => {
  const document = readFileSync(new URL('../../docs/reliability.md', import.meta.url), 'utf8');

  it('shows these tables', () => {
    expect(document).toContain(renderedTable('Documents', FIRESTORE_ACCESS));
    expect(document).toContain(renderedTable('Files', STORAGE_ACCESS));
  });
});
