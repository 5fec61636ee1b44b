import { withoutNoise } from '../measures/volume.ts';
import type { Pieces } from './needs.ts';

/** Amounts as shops sell them: whole fruits and eggs, bunches of herbs, grams. */
export type SoldUnit = 'piece' | 'bunch' | 'gram';

export interface Sold {
  unit: SoldUnit;
  count: number;
}

type Units = ReadonlyMap<number, { quantity_unit_type_id: number; weight_gram: number }>;

/** The unit of whole fruits and eggs. */
export const PIECE = 20;

/** Cuts by unit: what is sold whole, and how many of them it gives. */
const CUTS: ReadonlyMap<number, readonly [sold: SoldUnit, of: number]> = new Map([
  [PIECE, ['piece', 1]],
  // Half, slice, wheel, wedge, peel, twist.
  [21, ['piece', 2]],
  [22, ['piece', 10]],
  [23, ['piece', 8]],
  [24, ['piece', 8]],
  [25, ['piece', 6]],
  [26, ['piece', 6]],
  // Leaf, sprig.
  [27, ['bunch', 120]],
  [28, ['bunch', 15]],
]);

/** The type of units that are counted, even if a weight is known: a sugar cube. */
const COUNTED = 3;

function soldPart({ quantity_unit_id, quantity }: Pieces, units: Units): Sold | null {
  const cut = CUTS.get(quantity_unit_id);
  if (cut) return { unit: cut[0], count: quantity / cut[1] };
  const unit = units.get(quantity_unit_id);
  if (!unit || unit.weight_gram === 0 || unit.quantity_unit_type_id === COUNTED) return null;
  return { unit: 'gram', count: quantity * unit.weight_gram };
}

/** Counted amounts as shops sell them, rounded up; `rest` has those without another measure. */
export function soldAs(pieces: readonly Pieces[], units: Units): { sold: Sold[]; rest: Pieces[] } {
  const counts = new Map<SoldUnit, number>();
  const rest: Pieces[] = [];
  for (const one of pieces) {
    const part = soldPart(one, units);
    if (part) counts.set(part.unit, (counts.get(part.unit) ?? 0) + part.count);
    else rest.push(one);
  }
  return {
    sold: [...counts].map(([unit, count]) => ({ unit, count: Math.ceil(withoutNoise(count)) })),
    rest,
  };
}
