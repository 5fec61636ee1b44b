import { z } from 'zod';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import type { StandIn, StandInPair } from './stand-ins.ts';

/** A cabinet's rule about a substitution: always or never accepted. */
export const swapRule = z.strictObject({
  ingredient_id: id,
  stand_in_ingredient_id: id,
  accepted: z.boolean(),
});

export type SwapRule = z.infer<typeof swapRule>;

export const swapRules = z.array(swapRule).max(LIMITS.swapRules.max);

const column = <S extends z.ZodType>(value: S) => z.array(value).max(LIMITS.swapRules.max);

/** The rules as parallel columns, so that security rules can validate them. */
export const swapRuleColumns = z
  .strictObject({
    ingredient_ids: column(id),
    stand_in_ingredient_ids: column(id),
    accepted: column(z.boolean()),
  })
  .refine((columns) => new Set(Object.values(columns).map(({ length }) => length)).size === 1);

export type SwapRuleColumns = z.infer<typeof swapRuleColumns>;

/** Columns to rows; none for undefined. */
export const swapRulesOf = (stored: SwapRuleColumns | undefined): SwapRule[] =>
  (stored?.ingredient_ids ?? []).map((ingredient_id, at) => ({
    ingredient_id,
    stand_in_ingredient_id: stored?.stand_in_ingredient_ids[at] ?? 0,
    accepted: stored?.accepted[at] ?? false,
  }));

export const columnsOfSwapRules = (rules: readonly SwapRule[]): SwapRuleColumns => ({
  ingredient_ids: rules.map((one) => one.ingredient_id),
  stand_in_ingredient_ids: rules.map((one) => one.stand_in_ingredient_id),
  accepted: rules.map((one) => one.accepted),
});

/** True if two rules are about the same substitution. */
export const isSamePair = (one: StandInPair, other: StandInPair): boolean =>
  one.ingredient_id === other.ingredient_id && one.stand_in_ingredient_id === other.stand_in_ingredient_id;

export const withoutRuleFor = (rules: readonly SwapRule[], pair: StandInPair): SwapRule[] =>
  rules.filter((one) => !isSamePair(one, pair));

export type IsKindOf = (id: number, wanted: number) => boolean;

/**
 * The substitutions in a cabinet: accepted ones first, then global ones that are not rejected. A rejection
 * also applies to descendants of the ingredient; an accepted one uses the global amounts, if any. The first
 * of several rules for a pair wins. Returns the same array without rules.
 */
export function standInsUnder(
  standIns: readonly StandIn[],
  rules: readonly SwapRule[],
  isKindOf: IsKindOf,
): readonly StandIn[] {
  if (rules.length === 0) return standIns;
  const ruleFor = (pair: StandInPair): SwapRule | undefined =>
    rules.find(
      (rule) =>
        isSamePair(rule, pair) ||
        (!rule.accepted &&
          rule.stand_in_ingredient_id === pair.stand_in_ingredient_id &&
          isKindOf(pair.ingredient_id, rule.ingredient_id)),
    );
  const accepted = rules.flatMap((rule) => {
    if (!rule.accepted || ruleFor(rule) !== rule) return [];
    const known = standIns.filter((one) => isSamePair(one, rule));
    return known.length > 0 ? known : [unmeasured(rule)];
  });
  return [...accepted, ...standIns.filter((one) => ruleFor(one) === undefined)];
}

const unmeasured = ({ ingredient_id, stand_in_ingredient_id }: StandInPair): StandIn => ({
  ingredient_id,
  quantity: 0,
  quantity_unit_id: 0,
  stand_in_ingredient_id,
  stand_in_quantity: 0,
  stand_in_quantity_unit_id: 0,
});
