import { expect, it, describe } from 'vitest';
import { likenessOf, alikeTo } from './alike.ts';
import { FlavourRows } from './flavour-rows.ts';
import { SCORES, type Score } from './scores.ts';

const recipe = (ingredient_ids: number[], given: Partial<Record<Score, number>>) => ({
  ingredient_ids,
  scores: SCORES.map((name) => given[name] ?? 0),
});

it('lists shared ingredients in the order of the first drink, each once', () => {
  const { shared_ingredient_ids } = likenessOf(recipe([3, 1, 2, 1], {}), recipe([1, 3, 9], {}));
  expect(shared_ingredient_ids).toEqual([3, 1]);
});

it('lists noticeable differences, largest first, from the first drink to the other', () => {
  const { changes } = likenessOf(
    recipe([], { bitterness: 5, sweetness: 3, body: 4 }),
    recipe([], { bitterness: 2.5, sweetness: 4, body: 4.4 }),
  );
  expect(changes).toEqual([
    { score: 'bitterness', by: -2.5 },
    { score: 'sweetness', by: 1 },
  ]);
});

it('ignores scores that cannot be tasted', () => {
  expect(likenessOf(recipe([], {}), recipe([], { relative_cost: 9, shelf_stability: 9 })).changes).toEqual(
    [],
  );
});

const taste = (given: Partial<Record<Score, number>>) => SCORES.map((name) => given[name] ?? 3);
const drinks = new Map([
  [1, { scores: taste({ bitterness: 6 }), ingredient_ids: [11, 12] }],
  [2, { scores: taste({ bitterness: 5 }), ingredient_ids: [12, 13] }],
  [3, { scores: taste({ bitterness: 8 }), ingredient_ids: [11] }],
  [4, { scores: taste({ sweetness: 9, bitterness: 0, sourness: 9 }), ingredient_ids: [11] }],
]);
const flavour = FlavourRows.empty();
for (const [id, { scores }] of drinks) flavour.set(id, scores);
const source = { flavour, ingredientIdsOf: (id: number) => drinks.get(id)?.ingredient_ids ?? null };
const first = { id: 1, scores: taste({ bitterness: 6 }), ingredient_ids: [11, 12] };

describe('similar drinks', () => {
  it('are near in taste, nearest first, without the drink itself', () => {
    expect(alikeTo(source, first, {}).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('are nearer if they share ingredients', () => {
    const shares = (id: number, ingredient_ids: number[]) => (id === 3 ? ingredient_ids : [14]);
    const orderWith = (ingredient_ids: number[]) =>
      alikeTo({ flavour, ingredientIdsOf: (id) => shares(id, ingredient_ids) }, first, {}).map(
        ({ id }) => id,
      );
    expect(orderWith([14])).toEqual([2, 3]);
    expect(orderWith([11, 12])).toEqual([3, 2]);
  });

  it('name shared ingredients and noticeable differences', () => {
    expect(alikeTo(source, first, {})[0]?.likeness).toEqual({
      shared_ingredient_ids: [12],
      changes: [{ score: 'bitterness', by: -1 }],
    });
  });

  it('differ as wished', () => {
    expect(alikeTo(source, first, { bitterness: 2 }).map(({ id }) => id)).toEqual([3]);
  });

  it('omit drinks that the catalogue no longer contains', () => {
    expect(alikeTo({ ...source, ingredientIdsOf: () => null }, first, {})).toEqual([]);
  });
});
