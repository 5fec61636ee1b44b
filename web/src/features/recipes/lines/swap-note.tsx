import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { standInAmount } from '@cellaret/domain/availability/stand-ins';
import { displayQuantity } from '@cellaret/domain/measures/units';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { takenName, type Stock } from '#data/catalogue/stock.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { Note } from '../note.tsx';

interface SwapNoteProps {
  item: RecipeItemView;
  servings: number;
  stock: Stock;
  replaced: Replaced;
}

/**
 * The substitute for a line, in the amount that does its work: 'You can, with 7.5 ml Simple syrup instead'.
 */
export function SwapNote({ item, servings, stock, replaced }: SwapNoteProps) {
  const t = useText();
  const { unitOf } = useReferenceNames();
  const { unit_system: system } = useChosenPreferences();
  const units = useOptionList('quantity_units');
  const found = (id: number) =>
    units.state === 'ready' ? units.value.find((one) => one.id === id) : undefined;
  const name = takenName(stock, replaced.by_ingredient_id);
  const line = { quantity: item.quantity, unit: item.quantity_unit };
  const amount = standInAmount(stock.larder.standIns, replaced.through, line, found);
  const unit = amount && found(amount.unit_id);
  const taken =
    amount && unit
      ? t('stock.amount', {
          amount: displayQuantity(amount.quantity, unitOf(unit), {
            system,
            locale: currentLocale(),
            servings,
          }).text,
          name,
        })
      : name;
  return <Note tone="stock">{t('stock.take', { taken })}</Note>;
}
