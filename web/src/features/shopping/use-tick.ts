import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { bought, unsaid } from '@cellaret/domain/cabinets/bottles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { tickShoppingEntry, type TickedBottle } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import type { ShoppingLine } from './grouped-entries.ts';

/**
 * Ticks a line, or takes the tick back. What is ticked is bought: it stands in the selected cabinet from then
 * on, with an undo that puts both back. What is no ingredient, what nobody knows the type of and what is
 * there already, with nothing known of its bottle, is ticked alone. Ticks lines; one that is ticked before
 * the cabinet has loaded is added once it has.
 */
export function useTick(): (line: ShoppingLine, isChecked: boolean) => void {
  const t = useText();
  const live = useActiveBarCabinet();
  const catalogue = useCatalogue();
  const cabinet = live.state === 'ready' ? live.value : null;
  const known = catalogue.state === 'ready' ? catalogue.value : null;
  /** Ticked, and not in the cabinet yet, which is still on its way. */
  const early = useRef(new Map<ShoppingLine['key'], ShoppingLine>());
  const isHere = live.state === 'ready';

  const tick = ({ key, name, ...line }: ShoppingLine, isChecked: boolean): void => {
    if (isChecked && !isHere) early.current.set(key, { key, name, ...line });
    else early.current.delete(key);
    const { ingredient_id: ingredientId, ingredient_type_id: listedType } = line;
    const before = ingredientId === null ? undefined : cabinet?.items[String(ingredientId)];
    const card = ingredientId === null ? undefined : known?.ingredients.get(ingredientId);
    const isThere = before !== undefined && before.is_in_stock && !before.is_deleted;
    const full = bought(before ?? {}, line);
    const typeId = before?.ingredient_type_id ?? card?.ingredient_type_id ?? listedType;
    const changesNothing = isThere && Object.keys(full).length === 0;
    if (!isChecked || cabinet === null || ingredientId === null || typeId === null || changesNothing) {
      tickShoppingEntry(key, isChecked, null).catch(showFailure);
      return;
    }
    const entry: BarCabinetEntry = {
      ingredient_name: before?.ingredient_name ?? card?.name ?? name,
      ingredient_type_id: typeId,
      is_in_stock: true,
      is_deleted: false,
    };
    const bottle = (one: TickedBottle['entry']): TickedBottle => ({
      cabinetId: cabinet.id,
      ingredientId,
      entry: one,
    });
    tickShoppingEntry(key, true, bottle({ ...entry, ...full })).catch(showFailure);
    announce(t('bar-cabinet.said.added', { name: ingredientLabel(name) }));
    showToast(
      t('bar-cabinet.shopping.bought', { name: ingredientLabel(name), cabinet: cabinet.bar_cabinet_name }),
      {
        action: {
          label: t('bar-cabinet.undo'),
          run: () =>
            void tickShoppingEntry(
              key,
              false,
              bottle({ ...unsaid(full), ...(before ?? { is_deleted: true }) }),
            ).catch(showFailure),
        },
      },
    );
  };
  const fillIn = useEffectEvent(() => {
    for (const line of [...early.current.values()]) tick(line, true);
  });
  useEffect(() => {
    if (isHere) fillIn();
  }, [isHere]);
  return tick;
}
