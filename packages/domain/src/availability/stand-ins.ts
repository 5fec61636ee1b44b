import { z } from 'zod';
import { id, idList } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';
import { recipeItemInput } from '../recipes/recipe.ts';

const column = <S extends z.ZodType>(value: S) => z.array(value).max(LIMITS.standIns.max);

/**
 * `stand_ins/current`: what is always there, and what does the work of what in which amounts, as parallel columns as in recipes: so the
 * rules can prove it, and everybody has all of it for one read.
 */
export const standInsDocument = z
  .strictObject({
    /** Ingredients that count as in stock everywhere. */
    staple_ids: idList({ min: 0, max: LIMITS.staples.max }),
    ingredient_ids: column(id),
    quantities: column(recipeItemInput.shape.quantity),
    quantity_unit_ids: column(id),
    stand_in_ingredient_ids: column(id),
    stand_in_quantities: column(recipeItemInput.shape.quantity),
    stand_in_quantity_unit_ids: column(id),
    updated_at: z.date(),
  })
  .refine(
    ({ staple_ids: _staples, updated_at: _at, ...columns }) =>
      new Set(Object.values(columns).map(({ length }) => length)).size === 1,
  );

export type StandInsDocument = z.infer<typeof standInsDocument>;

/** The path of the one document of stand-ins. */
export const CURRENT_STAND_INS = 'stand_ins/current';

/** Which ingredient does for which other one. The other direction is an entry of its own, or not accepted. */
export interface StandInPair {
  /** What a recipe asks for. */
  readonly ingredient_id: number;
  /** What is taken in its place. */
  readonly stand_in_ingredient_id: number;
}

/** A stand-in with its amounts: so much of what a recipe asks for is done by so much of the other. */
export interface StandIn extends StandInPair {
  readonly quantity: number;
  readonly quantity_unit_id: number;
  readonly stand_in_quantity: number;
  readonly stand_in_quantity_unit_id: number;
}

const amount = recipeItemInput.shape.quantity.min(1);

/** An entry as administrators write it: of something, in place of something else. */
export const standInInput = z
  .strictObject({
    ingredient_id: id,
    quantity: amount,
    quantity_unit_id: id,
    stand_in_ingredient_id: id,
    stand_in_quantity: amount,
    stand_in_quantity_unit_id: id,
  })
  .refine((entry) => entry.ingredient_id !== entry.stand_in_ingredient_id, {
    path: ['stand_in_ingredient_id'],
  });

/** What counts as in stock, and what stands in for what, for everybody. */
export interface Larder {
  readonly staple_ids: readonly number[];
  readonly standIns: readonly StandIn[];
}

export const EMPTY_LARDER: Larder = { staple_ids: [], standIns: [] };

/** What of a unit decides how much of it stands in for a line. */
interface AmountUnit {
  readonly id: number;
  readonly volume_ml: number;
}

/**
 * How much of a stand-in does the work of a line: by the entry in the line's own unit, else by volume. Null where neither says anything
 * (sugar by the pinch): it is then named without an amount. `quantity` may be a fraction.
 */
export function standInAmount(
  standIns: readonly StandIn[],
  { ingredient_id, stand_in_ingredient_id }: StandInPair,
  line: { readonly quantity: number; readonly unit: AmountUnit },
  unitOf: (id: number) => AmountUnit | undefined,
): { quantity: number; unit_id: number } | null {
  const entries = standIns.filter(
    (one) => one.ingredient_id === ingredient_id && one.stand_in_ingredient_id === stand_in_ingredient_id,
  );
  const times = (entry: StandIn, factor: number) => ({
    quantity: withoutNoise(entry.stand_in_quantity * factor),
    unit_id: entry.stand_in_quantity_unit_id,
  });
  const same = entries.find((one) => one.quantity_unit_id === line.unit.id && one.quantity > 0);
  if (same) return times(same, line.quantity / same.quantity);
  for (const entry of entries) {
    const whole = volumeMl(entry.quantity, unitOf(entry.quantity_unit_id)?.volume_ml ?? 0);
    if (whole > 0 && line.unit.volume_ml > 0)
      return times(entry, volumeMl(line.quantity, line.unit.volume_ml) / whole);
  }
  return null;
}

/** Columns to rows. */
export function larderOf(stored: StandInsDocument): Larder {
  return {
    staple_ids: stored.staple_ids,
    standIns: stored.ingredient_ids.map((ingredient_id, at) => ({
      ingredient_id,
      quantity: stored.quantities[at] ?? 0,
      quantity_unit_id: stored.quantity_unit_ids[at] ?? 0,
      stand_in_ingredient_id: stored.stand_in_ingredient_ids[at] ?? 0,
      stand_in_quantity: stored.stand_in_quantities[at] ?? 0,
      stand_in_quantity_unit_id: stored.stand_in_quantity_unit_ids[at] ?? 0,
    })),
  };
}

/** Rows to columns. */
export function standInColumns({ staple_ids, standIns }: Larder): Omit<StandInsDocument, 'updated_at'> {
  return {
    staple_ids: [...staple_ids],
    ingredient_ids: standIns.map((one) => one.ingredient_id),
    quantities: standIns.map((one) => one.quantity),
    quantity_unit_ids: standIns.map((one) => one.quantity_unit_id),
    stand_in_ingredient_ids: standIns.map((one) => one.stand_in_ingredient_id),
    stand_in_quantities: standIns.map((one) => one.stand_in_quantity),
    stand_in_quantity_unit_ids: standIns.map((one) => one.stand_in_quantity_unit_id),
  };
}
