import type { FeedItem } from '@cellaret/domain/api-answers';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { succeed } from './support/client.ts';
import { database } from './support/firestore.ts';
import { makeIngredient } from './support/inputs.ts';

let person: Person;

beforeAll(async () => {
  person = await newPerson();
});

const keyOf = (item: FeedItem) =>
  'recipe' in item ? `recipe_${item.recipe.id}` : `ingredient_${item.ingredient.id}`;

/** Walks the feed to its end; `between` happens between pages. */
async function walk(between: () => Promise<unknown> = () => Promise.resolve()) {
  const items: FeedItem[] = [];
  const reads: number[] = [];
  for (let offset: number | null = 0; offset !== null;) {
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

const visibleKeys = async () =>
  (await database().collection('cards').where('visible', '==', true).get()).docs.map(({ id }) => id);

describe('the feed', () => {
  it('shows everything visible once and costs no more than a page at any depth', async () => {
    const { keys, reads } = await walk();
    expect(keys.length).toBeGreaterThan(200);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.toSorted()).toEqual((await visibleKeys()).toSorted());
    expect(Math.max(...reads)).toBeLessThanOrEqual(20);
  });

  it('shows what was there once while others add to it', async () => {
    const before = await visibleKeys();
    let added = 0;
    const { keys } = await walk(async () => {
      if ((added += 1) <= 5) await succeed(person, 'createIngredient', { body: makeIngredient() });
    });
    expect(new Set(keys).size).toBe(keys.length);
    expect(before.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('ends with an empty page and no position', async () => {
    expect((await succeed(person, 'getFeed', { params: { offset: 1 } })).body).toEqual({
      items: [],
      next_offset: null,
    });
  });
});
