import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import type { IngredientCard } from '@cellaret/domain/catalogue/card';
import { describe, expect, it } from 'vitest';
import { staleEntries } from './stale-bottles.ts';

const cabinet: BarCabinet = {
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
    expect(staleEntries(cabinet, [card({})])).toEqual([]);
    expect(staleEntries(cabinet, [card({ name: 'New gin' })])).toEqual([
      { id: 1, now: { ingredient_name: 'New gin', ingredient_type_id: 5 } },
    ]);
    expect(staleEntries(cabinet, [card({ ingredient_type_id: 6 })])).toHaveLength(1);
  });

  it('are none of those that were removed, from the cabinet or from the catalogue', () => {
    expect(staleEntries(cabinet, [card({ id: 2, name: 'Back' })])).toEqual([]);
    expect(staleEntries(cabinet, [card({ id: 3 })])).toEqual([]);
  });
});
