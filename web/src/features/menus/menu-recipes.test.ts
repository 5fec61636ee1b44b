import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import type { Menu } from '@cellaret/domain/menus/menu';
import { describe, expect, it } from 'vitest';
import { sortedRecipes, staleEntries } from './menu-recipes.ts';

it('shows the kept recipes of a menu by name, whatever their accents and case', () => {
  const items = {
    1: { recipe_name: 'zombie', is_deleted: false },
    2: { recipe_name: 'Última Palabra', is_deleted: false },
    3: { recipe_name: 'Aviation', is_deleted: false },
    4: { recipe_name: 'Gone', is_deleted: true },
  };
  const menu = {
    id: 1,
    menu_name: 'Tonight',
    items,
    last_item_id: null,
    created_at: new Date(0),
    updated_at: new Date(0),
  };
  expect(sortedRecipes(menu, 'en').map((item) => item.name)).toEqual([
    'Aviation',
    'Última Palabra',
    'zombie',
  ]);
});

const menu: Menu = {
  id: 1,
  menu_name: 'Friday',
  items: {
    1: { recipe_name: 'Old name', is_deleted: false },
    2: { recipe_name: 'Gone', is_deleted: true },
  },
  last_item_id: null,
  created_at: new Date(0),
  updated_at: new Date(0),
};

const card = (id: number, name: string) => ({ id, name }) as RecipeCard;

describe('stale entries of a menu', () => {
  it('are those whose recipe has another name by now', () => {
    expect(staleEntries(menu, [card(1, 'Old name')])).toEqual([]);
    expect(staleEntries(menu, [card(1, 'New name')])).toEqual([{ id: 1, name: 'New name' }]);
  });

  it('are none of those that were removed or never kept', () => {
    expect(staleEntries(menu, [card(2, 'Back'), card(3, 'Never kept')])).toEqual([]);
  });
});
