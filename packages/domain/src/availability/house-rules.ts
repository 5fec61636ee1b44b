import { z } from 'zod';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import type { Substitute, SubstitutePair } from './substitutes.ts';

/** A cabinet's rule about a substitution: always or never accepted. */
export const houseRule = z.strictObject({
  ingredient_id: id,
  substitute_ingredient_id: id,
  accepted: z.boolean(),
});

export type HouseRule = z.infer<typeof houseRule>;

export const houseRules = z.array(houseRule).max(LIMITS.houseRules.max);

const column = <S extends z.ZodType>(value: S) => z.array(value).max(LIMITS.houseRules.max);

/** The rules as parallel columns, so that security rules can validate them. */
export const houseRuleColumns = z
  .strictObject({
    ingredient_ids: column(id),
    substitute_ingredient_ids: column(id),
    accepted: column(z.boolean()),
  })
  .refine((columns) => new Set(Object.values(columns).map(({ length }) => length)).size === 1);

export type HouseRuleColumns = z.infer<typeof houseRuleColumns>;

/** Columns to rows; none for undefined. */
export const houseRulesOf = (stored: HouseRuleColumns | undefined): HouseRule[] =>
  (stored?.ingredient_ids ?? []).map((ingredient_id, at) => ({
    ingredient_id,
    substitute_ingredient_id: stored?.substitute_ingredient_ids[at] ?? 0,
    accepted: stored?.accepted[at] ?? false,
  }));

export const columnsOfHouseRules = (rules: readonly HouseRule[]): HouseRuleColumns => ({
  ingredient_ids: rules.map((one) => one.ingredient_id),
  substitute_ingredient_ids: rules.map((one) => one.substitute_ingredient_id),
  accepted: rules.map((one) => one.accepted),
});

/** True if two rules are about the same substitution. */
export const isSamePair = (one: SubstitutePair, other: SubstitutePair): boolean =>
  one.ingredient_id === other.ingredient_id &&
  one.substitute_ingredient_id === other.substitute_ingredient_id;

export const withoutRuleFor = (rules: readonly HouseRule[], pair: SubstitutePair): HouseRule[] =>
  rules.filter((one) => !isSamePair(one, pair));

export type IsKindOf = (id: number, wanted: number) => boolean;

/**
 * The substitutions in a cabinet: accepted ones first, then global ones that are not rejected. A rejection
 * also applies to descendants of the ingredient; an accepted one uses the global amounts, if any. The first
 * of several rules for a pair wins. Returns the same array without rules.
 */
export function substitutesUnder(
  substitutes: readonly Substitute[],
  rules: readonly HouseRule[],
  isKindOf: IsKindOf,
): readonly Substitute[] {
  if (rules.length === 0) return substitutes;
  const ruleFor = (pair: SubstitutePair): HouseRule | undefined =>
    rules.find(
      (rule) =>
        isSamePair(rule, pair) ||
        (!rule.accepted &&
          rule.substitute_ingredient_id === pair.substitute_ingredient_id &&
          isKindOf(pair.ingredient_id, rule.ingredient_id)),
    );
  const accepted = rules.flatMap((rule) => {
    if (!rule.accepted || ruleFor(rule) !== rule) return [];
    const known = substitutes.filter((one) => isSamePair(one, rule));
    return known.length > 0 ? known : [unmeasured(rule)];
  });
  return [...accepted, ...substitutes.filter((one) => ruleFor(one) === undefined)];
}

const unmeasured = ({ ingredient_id, substitute_ingredient_id }: SubstitutePair): Substitute => ({
  ingredient_id,
  quantity: 0,
  quantity_unit_id: 0,
  substitute_ingredient_id,
  substitute_quantity: 0,
  substitute_quantity_unit_id: 0,
});
