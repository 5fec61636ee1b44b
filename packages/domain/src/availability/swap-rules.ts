import { z } from 'zod';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import type { StandIn, StandInPair } from './stand-ins.ts';

/** What a cabinet says of a stand-in: it is taken whatever everybody else does, or it never is. */
export const swapRule = z.strictObject({
  ingredient_id: id,
  stand_in_ingredient_id: id,
  accepted: z.boolean(),
});

export type SwapRule = z.infer<typeof swapRule>;

/** The rules of a cabinet as clients send them. */
export const swapRules = z.array(swapRule).max(LIMITS.swapRules.max);

const column = <S extends z.ZodType>(value: S) => z.array(value).max(LIMITS.swapRules.max);

/** The same as parallel columns, so that the rules can prove them. */
export const swapRuleColumns = z
  .strictObject({
    ingredient_ids: column(id),
    stand_in_ingredient_ids: column(id),
    accepted: column(z.boolean()),
  })
  .refine((columns) => new Set(Object.values(columns).map(({ length }) => length)).size === 1);

export type SwapRuleColumns = z.infer<typeof swapRuleColumns>;

/** Columns to rows; a cabinet without columns has no rules. */
export const swapRulesOf = (stored: SwapRuleColumns | undefined): SwapRule[] =>
  (stored?.ingredient_ids ?? []).map((ingredient_id, at) => ({
    ingredient_id,
    stand_in_ingredient_id: stored?.stand_in_ingredient_ids[at] ?? 0,
    accepted: stored?.accepted[at] ?? false,
  }));

/** Rows to columns. */
export const columnsOfSwapRules = (rules: readonly SwapRule[]): SwapRuleColumns => ({
  ingredient_ids: rules.map((one) => one.ingredient_id),
  stand_in_ingredient_ids: rules.map((one) => one.stand_in_ingredient_id),
  accepted: rules.map((one) => one.accepted),
});

/** Whether two say something of the same thing for the same other one. */
export const isSamePair = (one: StandInPair, other: StandInPair): boolean =>
  one.ingredient_id === other.ingredient_id && one.stand_in_ingredient_id === other.stand_in_ingredient_id;

/** Rules without what they say of a pair. */
export const withoutRuleFor = (rules: readonly SwapRule[], pair: StandInPair): SwapRule[] =>
  rules.filter((one) => !isSamePair(one, pair));

/** Whether an ingredient is another one, or one of its kind. */
export type IsKindOf = (id: number, wanted: number) => boolean;

/**
 * What stands in for what in a cabinet: what it accepts first, then what holds for everybody and it does not refuse. What is refused for
 * an ingredient is refused for its kinds, which would do for it; what is accepted is accepted as it is said, with everybody's amounts or
 * none. Of several rules for a pair the first counts. The same array where there are no rules.
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

/** A pair of whose amounts nobody says anything. */
const unmeasured = ({ ingredient_id, stand_in_ingredient_id }: StandInPair): StandIn => ({
  ingredient_id,
  quantity: 0,
  quantity_unit_id: 0,
  stand_in_ingredient_id,
  stand_in_quantity: 0,
  stand_in_quantity_unit_id: 0,
});
