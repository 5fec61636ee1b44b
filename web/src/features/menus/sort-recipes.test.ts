import { expect, it } from 'vitest';
import { sortedRecipes } from './sort-recipes.ts';

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
