import { expect, it } from 'vitest';
import { likenessOf } from './flavour-likeness.ts';
import { SCORES, type Score } from './scores.ts';

const recipe = (ingredient_ids: number[], given: Partial<Record<Score, number>>) => ({
  ingredient_ids,
  scores: SCORES.map((name) => given[name] ?? 0),
});

it('names the shared ingredients in the order of the first drink, each once', () => {
  const { shared_ingredient_ids } = likenessOf(recipe([3, 1, 2, 1], {}), recipe([1, 3, 9], {}));
  expect(shared_ingredient_ids).toEqual([3, 1]);
});

it('names what is tasted to differ, most first, from the first drink to the other', () => {
  const { changes } = likenessOf(
    recipe([], { bitterness: 5, sweetness: 3, body: 4 }),
    recipe([], { bitterness: 2.5, sweetness: 4, body: 4.4 }),
  );
  expect(changes).toEqual([
    { score: 'bitterness', by: -2.5 },
    { score: 'sweetness', by: 1 },
  ]);
});

it('says nothing of what nobody tastes', () => {
  expect(likenessOf(recipe([], {}), recipe([], { relative_cost: 9, shelf_stability: 9 })).changes).toEqual(
    [],
  );
});
