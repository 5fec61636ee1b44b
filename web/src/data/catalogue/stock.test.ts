import { providedWithin } from '@cellaret/domain/availability/matching/match';
import { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import { expect, it } from 'vitest';
import { stockKey } from './stock.ts';

it('provides ancestors through the nearest of a kind, and what the catalogue lacks as itself alone', () => {
  const kinds = [
    { id: 1, parent_ingredient_id: 2 },
    { id: 2, parent_ingredient_id: 3 },
    { id: 3, parent_ingredient_id: null },
    { id: 4, parent_ingredient_id: null },
  ];
  const { provides } = providedWithin(MatchIndex.of(kinds, []), [1, 2, 9], []);
  expect([...provides].sort(([a], [b]) => a - b)).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [9, 9],
  ]);
});

it('replaces a line and its ancestors by what is nearest', () => {
  const kinds = [
    { id: 1, parent_ingredient_id: null },
    { id: 2, parent_ingredient_id: 1 },
    { id: 3, parent_ingredient_id: 2 },
    { id: 4, parent_ingredient_id: null },
    { id: 5, parent_ingredient_id: null },
    { id: 6, parent_ingredient_id: 5 },
  ];
  const substitutes = [
    { ingredient_id: 3, substitute_ingredient_id: 4 },
    { ingredient_id: 2, substitute_ingredient_id: 5 },
    { ingredient_id: 4, substitute_ingredient_id: 5 },
  ];
  const { replaces } = providedWithin(MatchIndex.of(kinds, []), [4, 6], substitutes);
  const taken = [...replaces.values()].map((one) => [one.ingredient_id, one.by_ingredient_id]);
  expect(taken.sort(([a = 0], [b = 0]) => a - b)).toEqual([
    [1, 6],
    [2, 6],
    [3, 4],
  ]);
});

it('is asked about anew when a bottle, a staple or a rule of the cabinet changes, and at nothing else', () => {
  const bottle = { ingredient_name: 'Gin', ingredient_type_id: 1, is_in_stock: true, is_deleted: false };
  const cabinet = {
    id: 1,
    bar_cabinet_name: 'Home',
    items: { 5: bottle, 3: bottle },
    last_item_id: null,
    created_at: new Date(0),
    updated_at: new Date(0),
  };
  const house_rules = { ingredient_ids: [1], substitute_ingredient_ids: [2], accepted: [false] };
  const key = stockKey(cabinet, [9]);
  expect(stockKey({ ...cabinet, bar_cabinet_name: 'Bar', updated_at: new Date(1) }, [9])).toBe(key);
  const others = [
    stockKey({ ...cabinet, items: { 5: bottle, 3: { ...bottle, is_in_stock: false } } }, [9]),
    stockKey(cabinet, []),
    stockKey({ ...cabinet, house_rules }, [9]),
    stockKey({ ...cabinet, house_rules: { ...house_rules, accepted: [true] } }, [9]),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});
