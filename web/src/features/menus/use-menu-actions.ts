import { MENUS } from '@cellaret/domain/cabinets/shelf';
import type { Menu, MenuEntry } from '@cellaret/domain/menus/menu';
import { saveShelfEntry } from '#data/cabinets/shelves.ts';
import { announce } from '#lib/browser/announcer.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords } from '#lib/text/failure-words.ts';

/** Actions on the recipes of a menu: shown at once, rolled back with a message if the server refuses. */
export function useMenuActions(menu: Menu | null) {
  const t = useText();

  const save = (recipeId: number, entry: MenuEntry): void => {
    if (menu === null) return;
    saveShelfEntry(MENUS, menu.id, recipeId, entry).catch((failure: unknown) =>
      showToast(t('bar-cabinet.refused', { name: entry.recipe_name, reason: failureWords(t, failure) }), {
        tone: 'error',
      }),
    );
  };

  return {
    add: (recipe: { id: number; recipe_name: string }): void => {
      save(recipe.id, { recipe_name: recipe.recipe_name, is_deleted: false });
      announce(t('bar-cabinet.said.added', { name: recipe.recipe_name }));
    },
    remove: (recipeId: number): void => {
      const entry = menu?.items[String(recipeId)];
      if (!entry) return;
      save(recipeId, { ...entry, is_deleted: true });
      showToast(t('bar-cabinet.removed', { name: entry.recipe_name }), {
        action: { label: t('bar-cabinet.undo'), run: () => save(recipeId, { ...entry, is_deleted: false }) },
      });
    },
  };
}
