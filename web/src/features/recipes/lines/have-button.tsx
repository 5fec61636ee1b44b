import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { addBottles, saveShelfEntry } from '#data/cabinets/shelves.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { LineButton } from './line-button.ts';

interface HaveButtonProps {
  item: RecipeItemView;
  stock: Stock;
}

/**
 * Puts what a line asks for into the active cabinet, with an undo; nothing where it is there already, itself
 * or through one of its kind.
 */
export function HaveButton({ item, stock }: HaveButtonProps) {
  const t = useText();
  const { cabinet, provides } = stock;
  const { id, ingredient_name: name, ingredient_type_id: typeId } = item.ingredient;
  if (provides.has(id)) return null;
  const have = (): void => {
    const before = cabinet.items[String(id)] ?? {
      ingredient_name: name,
      ingredient_type_id: typeId,
      is_in_stock: true,
      is_deleted: true,
    };
    addBottles(cabinet.id, [{ id, name, typeId }], showFailure);
    showToast(t('recipes.have.done', { name, cabinet: cabinet.bar_cabinet_name }), {
      action: {
        label: t('recipes.undo'),
        run: () => void saveShelfEntry(BAR_CABINETS, cabinet.id, id, before).catch(showFailure),
      },
    });
  };
  return (
    <LineButton onClick={have} aria-label={t('recipes.have.it', { name })}>
      {t('recipes.have')}
    </LineButton>
  );
}
