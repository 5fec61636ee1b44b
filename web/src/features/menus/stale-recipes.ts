import type { RecipeCard } from '@cellaret/domain/catalogue/card';
import type { Menu } from '@cellaret/domain/menus/menu';

/** The entries of a menu that are named otherwise than their recipes by now, with the present names. */
export function staleEntries(menu: Menu, cards: Iterable<RecipeCard>): { id: number; name: string }[] {
  return [...cards].flatMap(({ id, name }) => {
    const entry = menu.items[String(id)];
    const isStale = entry && !entry.is_deleted && entry.recipe_name !== name;
    return isStale ? [{ id, name }] : [];
  });
}
