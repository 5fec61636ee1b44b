import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import type { Menu } from '@cellaret/domain/menus/menu';
import { byName } from '#lib/text/names.ts';

/** One visible line of a menu. */
interface MenuItem {
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

/** The entries of a menu that are named otherwise than their recipes by now, with the present names. */
export function staleEntries(menu: Menu, cards: Iterable<RecipeCard>): { id: number; name: string }[] {
  return [...cards].flatMap(({ id, name }) => {
    const entry = menu.items[String(id)];
    const isStale = entry && !entry.is_deleted && entry.recipe_name !== name;
    return isStale ? [{ id, name }] : [];
  });
}
