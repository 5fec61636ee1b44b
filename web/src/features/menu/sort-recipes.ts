import type { Menu } from '@cellaret/domain/menu';

/** One visible line of a menu. */
export interface MenuItem {
  id: number;
  name: string;
}

/** The recipes of a menu that are not removed, by name. */
export function sortedRecipes(menu: Menu, locale: string): MenuItem[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return Object.entries(menu.items)
    .filter(([, entry]) => !entry.is_deleted)
    .map(([key, entry]) => ({ id: Number(key), name: entry.recipe_name }))
    .sort((a, b) => collator.compare(a.name, b.name) || a.id - b.id);
}
