import { z } from 'zod';
import { id, idList } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { volumeMl, withoutNoise } from '../measures/volume.ts';
import { recipeItemInput } from '../recipes/recipe.ts';

const column = <S extends z.ZodType>(value: S) => z.array(value).max(LIMITS.substitutes.max);

/** `substitutes/current`: global staples and substitution rules, as parallel columns like in recipes. */
export const substitutesDocument = z
  .strictObject({
    /** Ingredients that count as in stock for everybody. */
    staple_ids: idList({ min: 0, max: LIMITS.staples.max }),
    ingredient_ids: column(id),
    quantities: column(recipeItemInput.shape.quantity),
    quantity_unit_ids: column(id),
    substitute_ingredient_ids: column(id),
    substitute_quantities: column(recipeItemInput.shape.quantity),
    substitute_quantity_unit_ids: column(id),
    updated_at: z.date(),
  })
  .refine(
    ({ staple_ids: _staples, updated_at: _at, ...columns }) =>
      new Set(Object.values(columns).map(({ length }) => length)).size === 1,
  );

export type SubstitutesDocument = z.infer<typeof substitutesDocument>;

export const CURRENT_SUBSTITUTES = 'substitutes/current';

/** A substitution. It has one direction; the opposite needs a rule of its own. */
export interface SubstitutePair {
  readonly ingredient_id: number;
  readonly substitute_ingredient_id: number;
}

export interface Substitute extends SubstitutePair {
  readonly quantity: number;
  readonly quantity_unit_id: number;
  readonly substitute_quantity: number;
  readonly substitute_quantity_unit_id: number;
}

const amount = recipeItemInput.shape.quantity.min(1);

/** Input for a rule, which must have two different ingredients. */
export const substituteInput = z
  .strictObject({
    ingredient_id: id,
    quantity: amount,
    quantity_unit_id: id,
    substitute_ingredient_id: id,
    substitute_quantity: amount,
    substitute_quantity_unit_id: id,
  })
  .refine((entry) => entry.ingredient_id !== entry.substitute_ingredient_id, {
    path: ['substitute_ingredient_id'],
  });

export interface SubstitutionRules {
  readonly staple_ids: readonly number[];
  readonly substitutes: readonly Substitute[];
}

export const NO_SUBSTITUTION_RULES: SubstitutionRules = { staple_ids: [], substitutes: [] };

interface AmountUnit {
  readonly id: number;
  readonly volume_ml: number;
}

/** The amount of a substitute, by the rule in the line's unit, else by volume; null if neither works. */
export function substituteAmount(
  substitutes: readonly Substitute[],
  { ingredient_id, substitute_ingredient_id }: SubstitutePair,
  line: { readonly quantity: number; readonly unit: AmountUnit },
  unitOf: (id: number) => AmountUnit | undefined,
): { quantity: number; unit_id: number } | null {
  const entries = substitutes.filter(
    (one) => one.ingredient_id === ingredient_id && one.substitute_ingredient_id === substitute_ingredient_id,
  );
  const times = (entry: Substitute, factor: number) => ({
    quantity: withoutNoise(entry.substitute_quantity * factor),
    unit_id: entry.substitute_quantity_unit_id,
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

export function substitutionRulesOf(stored: SubstitutesDocument): SubstitutionRules {
  return {
    staple_ids: stored.staple_ids,
    substitutes: stored.ingredient_ids.map((ingredient_id, at) => ({
      ingredient_id,
      quantity: stored.quantities[at] ?? 0,
      quantity_unit_id: stored.quantity_unit_ids[at] ?? 0,
      substitute_ingredient_id: stored.substitute_ingredient_ids[at] ?? 0,
      substitute_quantity: stored.substitute_quantities[at] ?? 0,
      substitute_quantity_unit_id: stored.substitute_quantity_unit_ids[at] ?? 0,
    })),
  };
}

export function substituteColumns({
  staple_ids,
  substitutes,
}: SubstitutionRules): Omit<SubstitutesDocument, 'updated_at'> {
  return {
    staple_ids: [...staple_ids],
    ingredient_ids: substitutes.map((one) => one.ingredient_id),
    quantities: substitutes.map((one) => one.quantity),
    quantity_unit_ids: substitutes.map((one) => one.quantity_unit_id),
    substitute_ingredient_ids: substitutes.map((one) => one.substitute_ingredient_id),
    substitute_quantities: substitutes.map((one) => one.substitute_quantity),
    substitute_quantity_unit_ids: substitutes.map((one) => one.substitute_quantity_unit_id),
  };
}
