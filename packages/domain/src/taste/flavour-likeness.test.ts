import { expect, it } from 'vitest';
import { likenessOf } from './flavour-likeness.ts';
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
