import { z } from 'zod';
import { id, idList } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';
import { recipeItemInput } from '../recipes/recipe.ts';

const column = <S extends z.ZodType>(value: S) => z.array(value).max(LIMITS.standIns.max);

/** `stand_ins/current`: global staples and substitution rules, as parallel columns like in recipes. */
export const standInsDocument = z
  .strictObject({
    /** Ingredients that count as in stock for everybody. */
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

export const CURRENT_STAND_INS = 'stand_ins/current';

/** A substitution. It has one direction; the opposite needs a rule of its own. */
export interface StandInPair {
  readonly ingredient_id: number;
  readonly stand_in_ingredient_id: number;
}

export interface StandIn extends StandInPair {
  readonly quantity: number;
  readonly quantity_unit_id: number;
  readonly stand_in_quantity: number;
  readonly stand_in_quantity_unit_id: number;
}

const amount = recipeItemInput.shape.quantity.min(1);

/** Input for a rule, which must have two different ingredients. */
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

export interface Larder {
  readonly staple_ids: readonly number[];
  readonly standIns: readonly StandIn[];
}

export const EMPTY_LARDER: Larder = { staple_ids: [], standIns: [] };

interface AmountUnit {
  readonly id: number;
  readonly volume_ml: number;
}

/** The amount of a substitute, by the rule in the line's unit, else by volume; null if neither works. */
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
