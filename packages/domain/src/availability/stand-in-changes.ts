import { z } from 'zod';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { standInInput, type StandIn } from './stand-ins.ts';

/**
 * The body of `POST /api/admin/stand-ins`: one entry, as it was and as it shall be. Null before is a new one, null after removes it. So
 * the way back is the same with both exchanged, and what others change meanwhile is neither lost nor taken back.
 */
export const standInChange = z
  .strictObject({
    before: standInInput.nullable(),
    after: standInInput.nullable(),
    /** How many entries come before a new one, of which the first counts; it is the last where this is left out. */
    place: z.int().min(0).max(LIMITS.standIns.max).optional(),
  })
  .refine(({ before, after }) => before !== null || after !== null, { path: ['after'] });

/** The body of `POST /api/admin/staples`: whether an ingredient is always there, for everybody. */
export const stapleInput = z.strictObject({ ingredient_id: id, is_staple: z.boolean() });

export type StapleInput = z.infer<typeof stapleInput>;
export type StandInChange = z.infer<typeof standInChange>;

/** What becomes of the entries; why not, where somebody else was there before or there is no room. */
export type ChangedStandIns =
  | { kind: 'changed'; standIns: readonly StandIn[] }
  /** It is so already. */
  | { kind: 'unchanged' }
  | { kind: 'gone' | 'taken' | 'full' };

/** Whether two entries say the same, amounts included. */
const isSameStandIn = (one: StandIn, other: StandIn): boolean =>
  isSameCase(one, other) &&
  one.quantity === other.quantity &&
  one.stand_in_quantity === other.stand_in_quantity &&
  one.stand_in_quantity_unit_id === other.stand_in_quantity_unit_id;

/** Whether two entries answer the same question: how much of this for a unit of that. Only one can. */
const isSameCase = (one: StandIn, other: StandIn): boolean =>
  one.ingredient_id === other.ingredient_id &&
  one.quantity_unit_id === other.quantity_unit_id &&
  one.stand_in_ingredient_id === other.stand_in_ingredient_id;

/** Changes one entry and leaves the others where they are. */
export function changedStandIns(
  standIns: readonly StandIn[],
  { before, after, place = standIns.length }: StandInChange,
): ChangedStandIns {
  const at = before === null ? -1 : standIns.findIndex((one) => isSameStandIn(one, before));
  const others = standIns.filter((_one, index) => index !== at);
  if (after === null) return at === -1 ? { kind: 'unchanged' } : { kind: 'changed', standIns: others };
  // Asked again, because an answer was lost, it is done already.
  if (standIns.some((one) => isSameStandIn(one, after))) return { kind: 'unchanged' };
  if (before !== null && at === -1) return { kind: 'gone' };
  if (others.some((one) => isSameCase(one, after))) return { kind: 'taken' };
  if (others.length >= LIMITS.standIns.max) return { kind: 'full' };
  const to = at === -1 ? place : at;
  return { kind: 'changed', standIns: [...others.slice(0, to), after, ...others.slice(to)] };
}
