import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newId } from '@cellaret/domain/core/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  gateOf,
  laidBefore,
  orderOf,
  publicationOf,
  publicMenuOf,
  TOKENS,
} from '../api/support/firestore.ts';
import { direct, files, newHour, type Verdict } from '../api/support/hostile-client.ts';
import { newPerson, type Person } from '../support/data/test-people.ts';
import { host, ports } from '../support/env.ts';
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
import {
  longAgo,
  makeAttribute,
  makeBrand,
  makeCabinet,
  makeGlass,
  makeIngredient,
  makeLogEntry,
  makeMark,
  makeMarks,
  makeSearches,
  makeShoppingEntry,
  makeShoppingList,
  makeMenu,
  makeMethod,
  makeDevice,
  makeNote,
  makePlan,
  makePreferences,
  makeRecipe,
  makeSharing,
  makeType,
  makeUnit,
  makeUnitType,
  stored,
} from './support/builders.ts';
import { countingFor, takingId } from './support/companions.ts';
import { makeGuest } from './support/guest-builders.ts';
import type { Write } from './support/rest.ts';
import { put, WORLD } from './support/rules-data.ts';
import { now, type Data } from './support/values.ts';

const people = {} as Record<Exclude<Actor, 'nobody'>, Person>;
const tokenOf = (actor: Actor) => (actor === 'nobody' ? null : people[actor].idToken);
const uidOf = (actor: Actor) => (actor === 'nobody' ? 'nobody' : people[actor].uid);
/** A collection of the owner's. */
const own = (name: string) => `users/${people.owner.uid}/${name}`;
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
  // Another file may have emptied the database.
  await put({ host, port: ports.firestore }, WORLD);
  await direct.commit(
    'owner',
    recipeOf(recipes.own, people.owner.uid),
    recipeOf(recipes.another, people.other.uid),
    ...laidBefore(people.owner.uid, makeCabinet),
  );
});

/** A collection to be attacked: the document that lies there, and the honest attempts of whoever tries. */
interface Target {
  collection: string;
  path: string;
  lies: Data;
  create: Data;
  /** Documents that every client writes together with what it creates. */
  besides: Write[];
  update: Write[];
}

const named = (collection: string, lies: Data, next: Data, id = String(lies.id)): Target => {
  const path = `${collection}/${id}`;
  return {
    collection,
    path,
    lies: stored(lies),
    create: lies,
    besides: [],
    update: [{ path, data: next, exists: true }],
  };
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
  const besides = [takingId('ingredient', id), countingFor(uidOf(actor), 'ingredients', id)];
  const target = { ...named('ingredients', lies, next), create: first, besides };
  const closed = { path: `${target.path}/versions/1`, data: { ...target.lies, valid_to: now } };
  const counted = countingFor(uidOf(actor), 'edits', id);
  return { ...target, update: [...target.update, closed, counted] };
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
  const target = named('recipes', makeRecipe(fields), next);
  return {
    ...target,
    update: [...target.update, countingFor(uidOf(actor), 'edits', id)],
    create: makeRecipe({ ...fields, user_id: uidOf(actor) }),
    besides: [takingId('recipe', id), countingFor(uidOf(actor), 'recipes', id)],
  };
}

function shelf(name: 'bar_cabinets' | 'menus', make: (changes: Data) => Data, field: string): Target {
  const id = newId();
  const next = make({ id, [field]: 'Renamed', created_at: longAgo });
  const besides = [countingFor(people.owner.uid, 'shelves', id)];
  return { ...named(own(name), make({ id }), next), besides };
}

const marksOf = (key: string, changes: Data = {}): Data =>
  makeMarks({ items: { [key]: makeMark(changes) }, last_item_id: key });

function note(name: string, make: (id: number) => Data, change: Data, prefix = ''): Target {
  const id = newId();
  const lies = make(id);
  const next = { ...stored(lies), ...('updated_at' in lies && { updated_at: now }), ...change };
  const besides = [countingFor(people.owner.uid, 'notes', id)];
  return { ...named(own(name), lies, next, `${prefix}${id}`), besides };
}

/** A rating that the owner gave somebody else's recipe, with its mark. */
function rating(): Target {
  const uid = people.owner.uid;
  const lies = { user_id: uid, rating: 8, updated_at: now };
  const mark = { path: `users/${uid}/marks/recipes`, data: marksOf(String(recipes.another)) };
  const target = named(`recipes/${recipes.another}/ratings`, lies, lies, uid);
  return { ...target, besides: [mark], update: [...target.update, mark] };
}

/** The document that shares the owner's recipe with everybody. */
function sharing(): Target {
  const fields = { id: recipes.own, user_id: people.owner.uid };
  const next = makeSharing({ ...fields, is_shared: false });
  return named('shared_recipes', makeSharing(fields), next, String(recipes.own));
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
  ids: () => served('ids', { kind: 'ingredient', depth: 0 }),
  users: () => named('users', makePreferences(), makePreferences({ unit_system: 'cl' }), people.owner.uid),
  'users/{uid}/bar_cabinets': () => shelf('bar_cabinets', makeCabinet, 'bar_cabinet_name'),
  'users/{uid}/menus': () => shelf('menus', makeMenu, 'menu_name'),
  'users/{uid}/shopping_lists': () => {
    const listed = (is_checked: boolean) =>
      makeShoppingList({ items: { i5: makeShoppingEntry({ by: people.owner.uid, is_checked }) } });
    return named(own('shopping_lists'), listed(false), listed(true), 'current');
  },
  'users/{uid}/plans': () => {
    const id = newId();
    const besides = [countingFor(people.owner.uid, 'shelves', id)];
    return { ...named(own('plans'), makePlan({ id }), makePlan({ id, guests: 13 })), besides };
  },
  'users/{uid}/devices': () => named(own('devices'), makeDevice(), makeDevice({ language: 'en' }), '7'),
  'users/{uid}/marks': () => named(own('marks'), marksOf('5'), marksOf('5', { favourite: false }), 'recipes'),
  'users/{uid}/searches': () => named(own('searches'), makeSearches(), makeSearches(), 'saved'),
  'users/{uid}/notes': () => note('notes', () => makeNote(), { text: 'Forged.' }, 'recipes_'),
  'users/{uid}/log': () => note('log', (id) => makeLogEntry({ id }), { note: 'Forged.' }),
  'recipes/{id}/ratings': rating,
  shared_recipes: sharing,
  'users/{uid}/publications': () =>
    named(
      own('publications'),
      publicationOf(),
      publicationOf({ title: 'Renamed', created_at: longAgo }),
      TOKENS.publication,
    ),
  public_menus: () => named('public_menus', publicMenuOf(), publicMenuOf({ is_open: true }), TOKENS.menu),
  'public_menus/{token}/gate': () => {
    const lies = gateOf(people.owner.uid);
    return named(`public_menus/${TOKENS.gate}/gate`, lies, { ...lies, is_taking: false }, 'now');
  },
  'public_menus/{token}/guests': () =>
    named(
      `public_menus/${TOKENS.orders}/guests`,
      makeGuest(),
      makeGuest({ order_count: 2 }),
      people.owner.uid,
    ),
  'public_menus/{token}/orders': () => {
    const lies = orderOf(people.owner.uid);
    const next = { ...stored(lies), status: 'making', updated_at: now };
    return named(`public_menus/${TOKENS.orders}/orders`, lies, next);
  },
  rating_stats: () => served('rating_stats', { count: 5, mean: 10 }),
  'users/{uid}/uploads': () => served(own('uploads'), { status: 'attached', message: '' }, randomUUID()),
  'users/{uid}/quotas': () =>
    named(
      own('quotas'),
      { count: 1, since: now, counted_for: '1', counted_at: now },
      { count: 2, since: longAgo, counted_for: '1', counted_at: now },
      'recipes',
    ),
  option_lists: () => served('option_lists', { ids: [], options: [] }, `forged-${newId()}`),
  cards: () => served('cards', { kind: 'recipe', visible: false, feed_key: 1 }, `recipe_${newId()}`),
  recipe_views: () => served('recipe_views', { visible: false }),
  popularity: () => served('popularity', { recipe_count: 1 }),
  catalogue: () => served('catalogue', { files: [], changes: '[]' }, `forged-${newId()}`),
  folders: () => served('folders', { user_id: people.owner.uid, attachments: [] }),
  reports: () => served('reports', { status: 'closed' }, `recipe_${newId()}_${people.owner.uid}`),
  locks: () => served('locks', { by: people.owner.uid }),
  hidden_items: () => served('hidden_items', { items: {} }, `forged-${newId()}`),
  moderation: () => served('moderation', { state: 'shown' }, `forged-${newId()}`),
  'public_menus/{token}/notices': () =>
    served(`public_menus/${TOKENS.menu}/notices`, { waiting: 'x' }, 'now'),
  audit: () => served('audit', { action: 'forged' }),
  alerts: () => served('alerts', { open: false }, people.owner.uid),
  removed_pictures: () => served('removed_pictures', { user_id: people.owner.uid, pictures: [] }),
  upload_usage: () => served('upload_usage', { bytes: 0 }, people.owner.uid),
  idempotency_keys: () => served('idempotency_keys', { reply: '{}' }, 'f'.repeat(64)),
  migrations: () => served('migrations', { summary: 'forged' }, 'forged'),
  fan_outs: () => served('fan_outs', { revision: 0 }, `ingredients_${newId()}`),
  failed_rebuilds: () => served('failed_rebuilds', { count: 0 }, `recipe_${newId()}`),
  'anything else': () => served('anything_else'),
};

type Verdicts = Record<Operation, Verdict>;

/** Lays the document down past the rules and lets one person try everything on it. */
async function attempted(actor: Actor, target: Target): Promise<Verdicts> {
  const token = tokenOf(actor);
  // A document that exists has taken its id: a trigger would do so otherwise, at its own time.
  const ids = target.besides.filter(({ path }) => path.startsWith('ids/'));
  const laid = ids.map(({ path, data }): Write => ({ path, data: data && stored(data) }));
  const lay = () => direct.commit('owner', { path: target.path, data: target.lies }, ...laid);
  const clear = () =>
    direct.commit('owner', ...[target, ...ids].map(({ path }): Write => ({ path, data: null })));
  await lay();
  const get = await direct.get(token, target.path);
  const list = await direct.list(token, target.collection);
  expect(await direct.list(token, target.collection, { skip: 1 })).toBe('denied');
  // Each attempt is the first of its hour.
  const owed = () => newHour([people.owner.uid, uidOf(actor)], target.path);
  await owed();
  const update = await direct.commit(token, ...target.update);
  await lay();
  const remove = await direct.commit(token, { path: target.path, data: null });
  await clear();
  await owed();
  const create = await direct.commit(
    token,
    { path: target.path, data: target.create, exists: false },
    ...target.besides,
  );
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
  const below = Object.keys(FIRESTORE_ACCESS).filter((name) => name.includes('/'));
  it.each(['recipes', ...below.map((name) => name.slice(name.lastIndexOf('/') + 1))])(
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
  'catalogue/{version}.json.gz': () => `catalogue/${'f'.repeat(32)}.json.gz`,
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

describe('docs/access.md', () => {
  const document = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');

  it('shows these tables', () => {
    expect(document).toContain(renderedTable('Documents', FIRESTORE_ACCESS));
    expect(document).toContain(renderedTable('Files', STORAGE_ACCESS));
  });
});
