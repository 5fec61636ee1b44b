import { pouredFrom, type Pour } from '@cellaret/domain/cabinets/bottles';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { pourBottle } from '#data/cabinets/bottles.ts';
import { useStock, type Stock } from '#data/catalogue/stock.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useMayChange } from '#data/session/place.ts';
import { dayOf } from '#lib/text/day.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { poursOf } from './pours.ts';

/** Amounts that a drink takes from the bottles, and the action that takes them. */
export interface Pours {
  /** Empty where no bottle is followed. */
  readonly pours: readonly (Pour & { readonly name: string })[];
  /** Takes it out of each bottle; returns how to put it back. */
  readonly pour: () => () => void;
}

function pourAll({ cabinet }: Stock, pours: readonly Pour[]): () => void {
  const today = dayOf();
  const done = pours.flatMap(({ ingredient_id: id, ml }) => {
    const before = cabinet.items[String(id)];
    return before ? [{ id, before, poured: pouredFrom(before, ml, today) }] : [];
  });
  for (const { id, poured } of done) pourBottle(cabinet.id, id, poured).catch(showFailure);
  return () => {
    for (const { id, before, poured } of done) {
      const { left_ml, spare, opened_on } = poured;
      pourBottle(cabinet.id, id, {
        left_ml: -left_ml,
        ...(spare !== undefined && { spare: -spare }),
        ...(opened_on !== undefined && { opened_on: before.opened_on ?? null }),
      }).catch(showFailure);
    }
  };
}

const NOTHING: Pours = { pours: [], pour: () => () => undefined };

/** Amounts that so many servings take from the bottles of the selected cabinet. */
export function usePours(items: readonly RecipeItemView[], servings: number): Pours {
  const stock = useStock();
  const units = useOptionList('quantity_units');
  const mayChange = useMayChange();
  if (stock === null || !mayChange) return NOTHING;
  const unitOf = (id: number) =>
    units.state === 'ready' ? units.value.find((one) => one.id === id) : undefined;
  const pours = poursOf(items, servings, stock, unitOf).map((one) => ({
    ...one,
    name: stock.cabinet.items[String(one.ingredient_id)]?.ingredient_name ?? '…',
  }));
  return { pours, pour: () => pourAll(stock, pours) };
}
