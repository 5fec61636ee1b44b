import type { BarCabinet, BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { stocked } from '@cellaret/domain/cabinets/bottles';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import { saveShelfEntry, type EntryChange } from '#data/cabinets/shelves.ts';
import { announce } from '#lib/browser/announcer.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { failureWords } from '#lib/text/failure-words.ts';

/** An ingredient as suggestions and search hits name it. */
export interface NamedIngredient {
  id: number;
  ingredient_name: string;
  ingredient_type: { id: number };
}

/** Actions on the items of a cabinet. Each shows at once; a refused one rolls back and says so. */
export function useCabinetActions(cabinet: BarCabinet | null) {
  const t = useText();

  const save = (ingredientId: number, name: string, change: EntryChange<BarCabinetEntry>): void => {
    if (cabinet === null) return;
    saveShelfEntry(BAR_CABINETS, cabinet.id, ingredientId, change).catch((failure: unknown) =>
      showToast(t('bar-cabinet.refused', { name: ingredientLabel(name), reason: failureWords(t, failure) }), {
        tone: 'error',
      }),
    );
  };

  const change = (ingredientId: number, part: EntryChange<BarCabinetEntry>): BarCabinetEntry | undefined => {
    const entry = cabinet?.items[String(ingredientId)];
    if (entry) save(ingredientId, entry.ingredient_name, part);
    return entry;
  };

  return {
    add: (ingredient: NamedIngredient): void => {
      save(ingredient.id, ingredient.ingredient_name, {
        ingredient_name: ingredient.ingredient_name,
        ingredient_type_id: ingredient.ingredient_type.id,
        is_in_stock: true,
        is_deleted: false,
      });
      announce(t('bar-cabinet.said.added', { name: ingredientLabel(ingredient.ingredient_name) }));
    },
    toggle: (ingredientId: number, isInStock: boolean): void => {
      const entry = change(ingredientId, stocked(isInStock));
      if (entry) {
        const state = t(isInStock ? 'bar-cabinet.in-stock' : 'bar-cabinet.out-of-stock');
        announce(t('bar-cabinet.said.toggled', { name: ingredientLabel(entry.ingredient_name), state }));
      }
    },
    remove: (ingredientId: number): void => {
      const entry = change(ingredientId, { is_deleted: true });
      if (!entry) return;
      showToast(t('bar-cabinet.removed', { name: ingredientLabel(entry.ingredient_name) }), {
        action: {
          label: t('bar-cabinet.undo'),
          run: () => save(ingredientId, entry.ingredient_name, { is_deleted: false }),
        },
      });
    },
  };
}
