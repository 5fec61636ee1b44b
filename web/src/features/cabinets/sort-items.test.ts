import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { describe, expect, it } from 'vitest';
import { sortedItems } from './sort-items.ts';

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
