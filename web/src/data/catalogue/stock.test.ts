import { Catalogue } from '@cellaret/domain/matching/catalogue';
import { expect, it } from 'vitest';
import { providedBy, providedWithin } from './stock.ts';

const card = (id: number, ancestor_ids: number[]) => ({ id, ancestor_ids });

it('lets a child of any depth stand for its ancestors, and the thing itself for itself', () => {
  const provides = providedBy([1, 2], [card(1, [2, 3]), card(2, [3])]);
  expect([...provides].sort(([a], [b]) => a - b)).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ]);
});

it('counts what has no card yet as itself alone', () => {
  expect([...providedBy([7], [])]).toEqual([[7, 7]]);
});

it('provides the same by the whole catalogue, through the nearest of a kind', () => {
  const kinds = [
    { id: 1, parent_ingredient_id: 2 },
    { id: 2, parent_ingredient_id: 3 },
    { id: 3, parent_ingredient_id: null },
    { id: 4, parent_ingredient_id: null },
  ];
  const provides = providedWithin(Catalogue.of(kinds, []), [1, 2, 9]);
  expect([...provides].sort(([a], [b]) => a - b)).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [9, 9],
  ]);
});
