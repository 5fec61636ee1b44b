import { Match } from '@cellaret/domain/availability/matching/match';
import { NO_SUBSTITUTION_RULES, type SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { CompactCatalogue } from './compact-catalogue.ts';

/** The recipes that a stock makes, with what is always there and what stands in for what. */
export function makeableOf(
  { matching }: CompactCatalogue,
  stock: readonly number[],
  substitutionRules: SubstitutionRules | null,
): number[] {
  const { staple_ids, substitutes } = substitutionRules ?? NO_SUBSTITUTION_RULES;
  return new Match(matching, [...stock, ...staple_ids], substitutes).recipesMissing(0);
}
