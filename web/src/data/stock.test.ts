import { expect, it } from 'vitest';
import type { IngredientCard } from '@cellaret/domain/card';
import { providedBy } from './stock.ts';

const card = (id: number, ancestor_ids: number[]) => ({ id, ancestor_ids }) as IngredientCard;

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
