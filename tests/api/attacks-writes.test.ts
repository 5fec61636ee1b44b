import { newId } from '@cellaret/domain/ids';
import { LIMITS } from '@cellaret/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  longAgo,
  makeCabinet,
  makeCabinetEntry,
  makeIngredient,
  makeMenu,
  makePreferences,
  makeRecipe,
  otherTime,
  stored,
  textOf,
} from '../rules/support/builders.ts';
import { payingFor, takingId } from '../rules/support/companions.ts';
import type { Write } from '../rules/support/rest.ts';
import { now, type Data } from '../rules/support/values.ts';
import { newPerson, type Person } from '../support/people.ts';
import { database } from './support/firestore.ts';
import { direct } from './support/hostile-client.ts';

let mallory: Person;
let victim: Person;

beforeAll(async () => {
  [mallory, victim] = await Promise.all([newPerson(), newPerson()]);
});

const recipe = (changes: Data = {}): Data => {
  const id = newId();
  return makeRecipe({ id, folder_id: id, user_id: mallory.uid, ...changes });
};
const ingredient = (changes: Data = {}): Data => {
  const id = newId();
  return makeIngredient({ id, folder_id: id, updated_by: mallory.uid, ...changes });
};
const creating = (collection: string, data: Data): Write => ({
  path: `${collection}/${String(data.id)}`,
  data,
});

/** What every client writes with what it creates. */
const withCompanions = (writes: readonly Write[]): Write[] => [
  ...writes,
  ...writes.flatMap(({ path, data }) => {
    const [, kind, id = ''] = /(?:^|\/)(ingredient|recipe|bar_cabinet|menu)s\/(\d+)$/.exec(path) ?? [];
    if (!kind || !data) return [];
    if (!['ingredient', 'recipe'].includes(kind)) return [payingFor(mallory.uid, 'shelves', id)];
    if (data.version !== 1) return [payingFor(mallory.uid, 'edits', id)];
    return [takingId(kind, id), payingFor(mallory.uid, `${kind}s`, id)];
  }),
];

/** Gives the person a new hour: counts of earlier attempts would decide. */
const newHour = () =>
  direct.commit(
    'owner',
    ...Object.keys(LIMITS.hourly).map((kind) => ({
      path: `users/${mallory.uid}/allowances/${kind}`,
      data: null,
    })),
  );

/** Lays documents down past the rules. */
const lay = (...writes: Write[]) =>
  direct.commit('owner', ...writes.map(({ path, data }) => ({ path, data: data && stored(data) })));

/** Maps inside maps; Firestore itself takes twenty. */
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

type Attack = [what: string, writes: () => Write[] | Promise<Write[]>];

/** Writes of a verified person with a token that is in order. Every one must come to nothing. */
const ATTACKS: Attack[] = [
  ['a recipe in the name of another', () => [creating('recipes', recipe({ user_id: victim.uid }))]],
  [
    'a recipe handed to another',
    async () => {
      const own = recipe();
      await lay(creating('recipes', own));
      return [creating('recipes', { ...own, user_id: victim.uid, version: 2, created_at: longAgo })];
    },
  ],
  [
    'a recipe of another, taken over',
    async () => {
      const theirs = recipe({ user_id: victim.uid });
      await lay(creating('recipes', theirs));
      return [creating('recipes', { ...theirs, user_id: mallory.uid, version: 2, created_at: longAgo })];
    },
  ],
  ['a recipe under an id that is not its own', () => [{ path: `recipes/${newId()}`, data: recipe() }]],
  [
    'a recipe under the id of an ingredient, whose folder it would share',
    () => [creating('recipes', recipe({ id: 10001, folder_id: 10001 }))],
  ],
  ['a recipe in the folder of another', () => [creating('recipes', recipe({ folder_id: 20001 }))]],
  ['a recipe written yesterday', () => [creating('recipes', recipe({ created_at: otherTime }))]],
  ['a recipe that begins at version 7', () => [creating('recipes', recipe({ version: 7 }))]],
  ['a recipe with a claim of its own', () => [creating('recipes', recipe({ admin: true }))]],
  ['a recipe of 900 KB', () => [creating('recipes', recipe({ instructions: textOf(900_000) }))]],
  ['a recipe beyond 1 MiB', () => [creating('recipes', recipe({ instructions: textOf(1_100_000) }))]],
  [
    'a recipe of a hundred thousand items',
    () => [creating('recipes', recipe({ item_ingredient_ids: Array<number>(100_000).fill(10001) }))],
  ],
  ['a recipe with maps in a column', () => [creating('recipes', recipe({ item_quantities: [deep(10), 1] }))]],
  ['a recipe nineteen maps deep', () => [creating('recipes', recipe({ recipe_name: deep(18) }))]],
  ['a recipe sixty maps deep', () => [creating('recipes', recipe({ recipe_name: deep(60) }))]],
  [
    'an ingredient in the name of another',
    () => [creating('ingredients', ingredient({ updated_by: victim.uid }))],
  ],
  [
    'an ingredient valid since yesterday',
    () => [creating('ingredients', ingredient({ valid_from: otherTime }))],
  ],
  [
    'a new version of an ingredient without closing the one before',
    async () => {
      const data = ingredient();
      await lay(creating('ingredients', data));
      return [creating('ingredients', { ...data, version: 2 })];
    },
  ],
  [
    'a history rewritten while a version is closed',
    async () => {
      const data = ingredient();
      await lay(creating('ingredients', data));
      const closed = { ...stored(data), ingredient_name: 'Forged', valid_to: now };
      return [
        { path: `ingredients/${String(data.id)}/versions/1`, data: closed },
        creating('ingredients', { ...data, version: 2 }),
      ];
    },
  ],
  [
    'a privilege in one’s own preferences',
    () => [{ path: `users/${mallory.uid}`, data: makePreferences({ admin: true }) }],
  ],
  ['preferences of another', () => [{ path: `users/${victim.uid}`, data: makePreferences() }]],
  [
    'a cabinet of another',
    () => [creating(`users/${victim.uid}/bar_cabinets`, makeCabinet({ id: newId() }))],
  ],
  [
    'a cabinet that is full from the start',
    () => [
      creating(
        `users/${mallory.uid}/bar_cabinets`,
        makeCabinet({ id: newId(), items: { '10001': makeCabinetEntry() }, last_item_id: '10001' }),
      ),
    ],
  ],
  [
    'a cabinet entry under a name of one’s own choice',
    async () => {
      const cabinet = makeCabinet({ id: newId() });
      await lay(creating(`users/${mallory.uid}/bar_cabinets`, cabinet));
      const items = { '10001': makeCabinetEntry({ ingredient_name: '<b>Free gin</b>' }) };
      return [
        creating(`users/${mallory.uid}/bar_cabinets`, {
          ...cabinet,
          created_at: longAgo,
          items,
          last_item_id: '10001',
        }),
      ];
    },
  ],
  [
    'a menu whose entry is a store of data',
    async () => {
      const menu = makeMenu({ id: newId() });
      await lay(creating(`users/${mallory.uid}/menus`, menu));
      const items = { '20001': { recipe_name: 'Negroni', is_deleted: false, blob: textOf(100_000) } };
      return [
        creating(`users/${mallory.uid}/menus`, {
          ...menu,
          created_at: longAgo,
          items,
          last_item_id: '20001',
        }),
      ];
    },
  ],
  [
    'an own name in the feed',
    () => [{ path: 'cards/recipe_20001', data: { name: 'Buy now', visible: true } }],
  ],
  ['an upload that counts for nothing', () => [{ path: `upload_usage/${mallory.uid}`, data: { bytes: -1 } }]],
  [
    'a first answer for the request of another',
    () => [{ path: `idempotency_keys/${'0'.repeat(64)}`, data: { reply: '{}', fingerprint: '' } }],
  ],
  [
    'one bad write among good ones',
    () => [
      creating('recipes', recipe()),
      creating('recipes', recipe()),
      { path: 'recipes/20001', data: null },
    ],
  ],
];

describe('a verified person who writes past the app', () => {
  it('may write an honest recipe and ingredient', async () => {
    for (const honest of [creating('recipes', recipe()), creating('ingredients', ingredient())])
      expect(await direct.commit(mallory.idToken, ...withCompanions([honest]))).toBe('allowed');
  });

  it.each(ATTACKS)('does not get through with %s', async (_what, writes) => {
    const tried = await writes();
    await newHour();
    const before = await Promise.all(tried.map(({ path }) => database().doc(path).get()));
    expect(['denied', 'invalid']).toContain(await direct.commit(mallory.idToken, ...withCompanions(tried)));
    const after = await Promise.all(tried.map(({ path }) => database().doc(path).get()));
    expect(after.map((document) => document.updateTime?.toMillis())).toEqual(
      before.map((document) => document.updateTime?.toMillis()),
    );
  });
});
