import { describe, expect, it } from 'vitest';
import { poursOf } from './pours.ts';

type Items = Parameters<typeof poursOf>[0];
type Shelf = Parameters<typeof poursOf>[2];

const ML = { id: 1, volume_ml: 7.5 };
const line = (ingredient_id: number, quantity: number, change: object = {}) => ({
  ingredient_id,
  quantity,
  quantity_unit: ML,
  garnish_only: false,
  optional: false,
  ...change,
});
const entry = (change: object) => ({
  ingredient_name: 'x',
  ingredient_type_id: 1,
  is_in_stock: true,
  is_deleted: false,
  ...change,
});

/**
 * Gin (1) by a London dry gin (2), vermouth (3), Campari (4) by an aperitivo (5) that takes half as much
 * again; orange (6).
 */
const shelf = {
  cabinet: {
    items: {
      2: entry({ left_ml: 700 }),
      3: entry({}),
      5: entry({ left_ml: 500 }),
      6: entry({ left_ml: 100 }),
      7: entry({ left_ml: 100, is_in_stock: false }),
    },
  },
  provides: new Map([
    [1, 2],
    [2, 2],
    [3, 3],
    [6, 6],
    [7, 7],
  ]),
  replaces: new Map([
    [
      4,
      {
        ingredient_id: 4,
        by_ingredient_id: 5,
        through: { ingredient_id: 4, substitute_ingredient_id: 5 },
      },
    ],
  ]),
  substitutionRules: {
    staple_ids: [],
    substitutes: [
      {
        ingredient_id: 4,
        quantity: 2,
        quantity_unit_id: 1,
        substitute_ingredient_id: 5,
        substitute_quantity: 3,
        substitute_quantity_unit_id: 1,
      },
    ],
  },
} as unknown as Shelf;
const NEGRONI = [line(1, 4), line(3, 4), line(4, 4), line(6, 1, { garnish_only: true })] as unknown as Items;
const unitOf = (id: number) => (id === 1 ? ML : undefined);

describe('what a drink takes out of the bottles', () => {
  it('is taken from the bottle that is there, and in its own amount from what stands in; nothing where no level is known', () => {
    expect(poursOf(NEGRONI, 3, shelf, unitOf)).toEqual([
      { ingredient_id: 2, ml: 90 },
      { ingredient_id: 5, ml: 135 },
    ]);
  });

  it('is whole millilitres of each bottle once, and nothing of what is only said to have been there', () => {
    const items = [line(1, 1), line(2, 1), line(7, 4), line(6, 4, { optional: true })] as unknown as Items;
    expect(poursOf(items, 1, shelf, unitOf)).toEqual([{ ingredient_id: 2, ml: 15 }]);
    expect(poursOf([line(1, 3)] as unknown as Items, 1, shelf, unitOf)).toEqual([
      { ingredient_id: 2, ml: 23 },
    ]);
  });
});
