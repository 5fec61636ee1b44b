import { describe, expect, it } from 'vitest';
import { checkShelf, mostUsed } from './shelf-check.ts';

const ingredients = [1, 2, 3, 4, 5].map((id) => ({ id, parent_ingredient_id: id === 5 ? 1 : null }));
const recipes = [
  { id: 11, ingredient_ids: [1, 2] },
  { id: 12, ingredient_ids: [1, 2, 2] },
  { id: 13, ingredient_ids: [1, 3] },
  { id: 14, ingredient_ids: [2, 3, 4] },
];

describe('the shelf of the most used ingredients', () => {
  it('counts an ingredient once a recipe, and prefers the smaller id of equals', () => {
    expect(mostUsed(recipes, 3)).toEqual([1, 2, 3]);
  });

  it('is answered for by the engine as by the plain definition', () => {
    expect(checkShelf(ingredients, recipes, 2)).toEqual({
      shelf: [1, 2],
      counts: [2, 1, 1],
      next: [{ ingredient_ids: [3], completes: 1 }],
      pairs: [{ ingredient_ids: [3, 4], completes: 2 }],
      differences: [],
    });
  });
});
