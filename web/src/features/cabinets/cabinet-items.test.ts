import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import type { IngredientCard } from '@cellaret/domain/catalogue/card';
import { describe, expect, it } from 'vitest';
import { sortedItems, staleEntries } from './cabinet-items.ts';

const entry = (ingredient_name: string, ingredient_type_id: number, is_deleted = false) => ({
  ingredient_name,
  ingredient_type_id,
  is_in_stock: true,
  is_deleted,
});

const cabinet: BarCabinet = {
  id: 1,
  bar_cabinet_name: 'Home',
  items: {
    1: entry('éclair liqueur', 2),
    2: entry('Zucca', 1),
    3: entry('Eau de vie', 2),
    4: entry('Gone', 1, true),
  },
  last_item_id: null,
  created_at: new Date(0),
  updated_at: new Date(0),
};
const types = new Map([
  [1, { stored: 'Wine', shown: 'Amaro' }],
  [2, { stored: 'Gin', shown: 'Spirit' }],
]);

const names = (sort: 'name' | 'type') => sortedItems(cabinet, types, sort, 'en').map((item) => item.name);

describe('items of a cabinet', () => {
  it('are sorted by name without regard to accents and case, and without the removed ones', () => {
    expect(names('name')).toEqual(['Eau de vie', 'éclair liqueur', 'Zucca']);
  });

  it('are sorted by the name of their type as it is read, then by name', () => {
    expect(names('type')).toEqual(['Zucca', 'Eau de vie', 'éclair liqueur']);
  });
});

const renamed: BarCabinet = {
  id: 1,
  bar_cabinet_name: 'Home',
  items: {
    1: { ingredient_name: 'Old gin', ingredient_type_id: 5, is_in_stock: true, is_deleted: false },
    2: { ingredient_name: 'Gone', ingredient_type_id: 5, is_in_stock: true, is_deleted: true },
  },
  last_item_id: null,
  created_at: new Date(0),
  updated_at: new Date(0),
};

const card = (part: Partial<IngredientCard>) =>
  ({ id: 1, name: 'Old gin', ingredient_type_id: 5, removed: false, ...part }) as IngredientCard;

describe('stale entries of a cabinet', () => {
  it('are those whose ingredient has another name or type by now', () => {
    expect(staleEntries(renamed, [card({})])).toEqual([]);
    expect(staleEntries(renamed, [card({ name: 'New gin' })])).toEqual([
      { id: 1, now: { ingredient_name: 'New gin', ingredient_type_id: 5 } },
    ]);
    expect(staleEntries(renamed, [card({ ingredient_type_id: 6 })])).toHaveLength(1);
  });

  it('are none of those that were removed, from the cabinet or from the catalogue', () => {
    expect(staleEntries(renamed, [card({ id: 2, name: 'Back' })])).toEqual([]);
    expect(staleEntries(renamed, [card({ id: 3 })])).toEqual([]);
  });
});
