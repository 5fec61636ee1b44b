import { z } from 'zod';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { standInInput, type StandIn } from './stand-ins.ts';

/** `before` is null for a new rule, `after` for a removal. Swapping both is the undo. */
export const standInChange = z
  .strictObject({
    before: standInInput.nullable(),
    after: standInInput.nullable(),
    /** The position of a new rule, which is its priority; the end by default. */
    place: z.int().min(0).max(LIMITS.standIns.max).optional(),
  })
  .refine(({ before, after }) => before !== null || after !== null, { path: ['after'] });

/** The body of `POST /api/admin/staples`: adds or removes a global staple. */
export const stapleInput = z.strictObject({ ingredient_id: id, is_staple: z.boolean() });

export type StapleInput = z.infer<typeof stapleInput>;
export type StandInChange = z.infer<typeof standInChange>;

/** The result of a change; conflicts and a full list change nothing. */
export type ChangedStandIns =
  | { kind: 'changed'; standIns: readonly StandIn[] }
  /** The change is already applied. */
  | { kind: 'unchanged' }
  | { kind: 'gone' | 'taken' | 'full' };

const isSameStandIn = (one: StandIn, other: StandIn): boolean =>
  isSameCase(one, other) &&
  one.quantity === other.quantity &&
  one.stand_in_quantity === other.stand_in_quantity &&
  one.stand_in_quantity_unit_id === other.stand_in_quantity_unit_id;

/** True if two rules have the same ingredients and unit, of which only one may exist. */
const isSameCase = (one: StandIn, other: StandIn): boolean =>
  one.ingredient_id === other.ingredient_id &&
  one.quantity_unit_id === other.quantity_unit_id &&
  one.stand_in_ingredient_id === other.stand_in_ingredient_id;

export function changedStandIns(
  standIns: readonly StandIn[],
  { before, after, place = standIns.length }: StandInChange,
): ChangedStandIns {
  const at = before === null ? -1 : standIns.findIndex((one) => isSameStandIn(one, before));
  const others = standIns.filter((_one, index) => index !== at);
  if (after === null) return at === -1 ? { kind: 'unchanged' } : { kind: 'changed', standIns: others };
  // A repeated request, for example after a lost response.
  if (standIns.some((one) => isSameStandIn(one, after))) return { kind: 'unchanged' };
  if (before !== null && at === -1) return { kind: 'gone' };
  if (others.some((one) => isSameCase(one, after))) return { kind: 'taken' };
  if (others.length >= LIMITS.standIns.max) return { kind: 'full' };
  const to = at === -1 ? place : at;
  return { kind: 'changed', standIns: [...others.slice(0, to), after, ...others.slice(to)] };
}
