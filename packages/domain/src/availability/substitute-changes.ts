import { z } from 'zod';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { substituteInput, type Substitute } from './substitutes.ts';

/** `before` is null for a new rule, `after` for a removal. Swapping both is the undo. */
export const substituteChange = z
  .strictObject({
    before: substituteInput.nullable(),
    after: substituteInput.nullable(),
    /** The position of a new rule, which is its priority; the end by default. */
    place: z.int().min(0).max(LIMITS.substitutes.max).optional(),
  })
  .refine(({ before, after }) => before !== null || after !== null, { path: ['after'] });

/** The body of `POST /api/admin/staples`: adds or removes a global staple. */
export const stapleInput = z.strictObject({ ingredient_id: id, is_staple: z.boolean() });

export type StapleInput = z.infer<typeof stapleInput>;
export type SubstituteChange = z.infer<typeof substituteChange>;

/** The result of a change; conflicts and a full list change nothing. */
export type ChangedSubstitutes =
  | { kind: 'changed'; substitutes: readonly Substitute[] }
  /** The change is already applied. */
  | { kind: 'unchanged' }
  | { kind: 'gone' | 'taken' | 'full' };

const isSameSubstitute = (one: Substitute, other: Substitute): boolean =>
  isSameCase(one, other) &&
  one.quantity === other.quantity &&
  one.substitute_quantity === other.substitute_quantity &&
  one.substitute_quantity_unit_id === other.substitute_quantity_unit_id;

/** True if two rules have the same ingredients and unit, of which only one may exist. */
const isSameCase = (one: Substitute, other: Substitute): boolean =>
  one.ingredient_id === other.ingredient_id &&
  one.quantity_unit_id === other.quantity_unit_id &&
  one.substitute_ingredient_id === other.substitute_ingredient_id;

export function changedSubstitutes(
  substitutes: readonly Substitute[],
  { before, after, place = substitutes.length }: SubstituteChange,
): ChangedSubstitutes {
  const at = before === null ? -1 : substitutes.findIndex((one) => isSameSubstitute(one, before));
  const others = substitutes.filter((_one, index) => index !== at);
  if (after === null) return at === -1 ? { kind: 'unchanged' } : { kind: 'changed', substitutes: others };
  // A repeated request, for example after a lost response.
  if (substitutes.some((one) => isSameSubstitute(one, after))) return { kind: 'unchanged' };
  if (before !== null && at === -1) return { kind: 'gone' };
  if (others.some((one) => isSameCase(one, after))) return { kind: 'taken' };
  if (others.length >= LIMITS.substitutes.max) return { kind: 'full' };
  const to = at === -1 ? place : at;
  return { kind: 'changed', substitutes: [...others.slice(0, to), after, ...others.slice(to)] };
}
