import type { Menu } from '@cellaret/domain/menus/menu';
import { byName } from '#lib/text/text-order.ts';

/** One visible line of a menu. */
export interface MenuItem {
  id: number;
  name: string;
}

/** The recipes of a menu that are not removed, by name. */
export function sortedRecipes(menu: Menu, locale: string): MenuItem[] {
  return Object.entries(menu.items)
    .filter(([, entry]) => !entry.is_deleted)
    .map(([key, entry]) => ({ id: Number(key), name: entry.recipe_name }))
    .sort(byName(locale));
}
