import type { FeedItem } from '@cellaret/domain/api/answers';
import { feedKey } from '@cellaret/domain/catalogue/card';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longAgo, makeRecipe, stored } from '../../rules/support/builders.ts';
import { database } from '../../support/data/database.ts';
import { ownDocument, putAway } from '../../support/data/test-data.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { succeed } from '../support/api-client.ts';
import { makeIngredient } from '../support/inputs.ts';

/** So many of the oldest are walked: other tests add more than a test can read. */
const OLDEST = 300;

let person: Person;
/** The position right before them. */
let start: number;

const shown = () => database.collection('cards').where('visible', '==', true).orderBy('feed_key');

beforeAll(async () => {
  const [newPersonHere, oldest] = await Promise.all([
    newPerson(),
    shown().limit(OLDEST).select('feed_key').get(),
  ]);
  person = newPersonHere;
  start = Number(oldest.docs.at(-1)?.get('feed_key')) + 1;
});

afterAll(putAway);

/** Adds two recipes of one position; returns it and their keys. */
async function addPair(): Promise<{ position: number; pair: string[] }> {
  const positionOf = (id: number) => feedKey('recipe', id, longAgo.getTime());
  const first = 2 ** 34 + Math.floor(Math.random() * 2 ** 34);
  let second = first + 1;
  while (positionOf(second) !== positionOf(first)) second += 1;
  const pair = await Promise.all(
    [first, second].map(async (id) => {
      const lines = { recipe_name: 'Twin', item_optional: [false, false] };
      await ownDocument(
        `recipes/${id}`,
        stored(makeRecipe({ id, folder_id: id, user_id: person.uid, ...lines })),
      );
      await eventually('the card of a twin', async () =>
        (await database.doc(`cards/recipe_${id}`).get()).data(),
      );
      return `recipe_${id}`;
    }),
  );
  return { position: positionOf(first), pair };
}

const keyOf = (item: FeedItem) =>
  'recipe' in item ? `recipe_${item.recipe.id}` : `ingredient_${item.ingredient.id}`;

/** Walks the feed from there to its end; `between` happens between pages. */
async function walk(between: () => Promise<unknown> = () => Promise.resolve()) {
  const items: FeedItem[] = [];
  const reads: number[] = [];
  for (let offset: number | null = start; offset !== null;) {
    const page: Awaited<ReturnType<typeof succeed<'getFeed'>>> = await succeed(person, 'getFeed', {
      params: { offset },
    });
    items.push(...page.body.items);
    reads.push(page.reads);
    offset = page.body.next_offset;
    await between();
  }
  return { keys: items.map(keyOf), reads };
}

/** Cards that the feed has to show, and those that it must not. */
async function cards() {
  const all = (await database.collection('cards').where('feed_key', '<', start).select('visible').get()).docs;
  const keysOf = (visible: boolean) =>
    all.filter((one) => (one.get('visible') === true) === visible).map(({ id }) => id);
  return { visible: keysOf(true), hidden: keysOf(false) };
}

/** Walks the feed beside other tests, which add and remove: judges by what stayed as it was. */
async function walkAmongOthers(between?: () => Promise<unknown>) {
  const before = await cards();
  const { keys, reads } = await walk(between);
  const after = await cards();
  const stayed = (state: 'visible' | 'hidden') => before[state].filter((key) => after[state].includes(key));
  return {
    keys,
    reads,
    missed: stayed('visible').filter((key) => !keys.includes(key)),
    wrong: stayed('hidden').filter((key) => keys.includes(key)),
  };
}

describe('the feed', () => {
  it('shows everything visible once and costs no more than a page at any depth', async () => {
    const { keys, reads, missed, wrong } = await walkAmongOthers();
    expect(keys.length).toBeGreaterThan(200);
    expect(new Set(keys).size).toBe(keys.length);
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
    expect(Math.max(...reads)).toBeLessThanOrEqual(20);
  });

  it('shows what was there once while others add to it', async () => {
    let added = 0;
    const { keys, missed } = await walkAmongOthers(async () => {
      if ((added += 1) <= 5) await succeed(person, 'createIngredient', { body: makeIngredient() });
    });
    expect(new Set(keys).size).toBe(keys.length);
    expect(missed).toEqual([]);
  });

  it('shows two of one position, also where a page ends between them', async () => {
    const { position, pair } = await addPair();
    const newer = await shown().where('feed_key', '>', position).limit(FUNCTION_LIMITS.feedPage).get();
    const offset = Number(newer.docs.at(-1)?.get('feed_key'));
    const { body } = await succeed(person, 'getFeed', { params: { offset } });
    const next = await succeed(person, 'getFeed', { params: { offset: Number(body.next_offset) } });
    const keys = [...body.items, ...next.body.items].map(keyOf);
    expect(keys.filter((key) => pair.includes(key)).toSorted()).toEqual(pair.toSorted());
  });

  it('ends with an empty page and no position', async () => {
    expect((await succeed(person, 'getFeed', { params: { offset: 1 } })).body).toEqual({
      items: [],
      next_offset: null,
    });
  });
});
