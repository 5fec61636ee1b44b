import { Match } from '@cellaret/domain/availability/matching/match';
import { NO_SUBSTITUTION_RULES, type SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { CompactCatalogue } from './compact-catalogue.ts';

function matchOf(
  { matching }: CompactCatalogue,
  stock: readonly number[],
  substitutionRules: SubstitutionRules | null,
): Match {
  const { staple_ids, substitutes } = substitutionRules ?? NO_SUBSTITUTION_RULES;
  return new Match(matching, [...stock, ...staple_ids], substitutes);
}

/** The recipes that a stock makes with staples and substitutes. */
export const makeableOf = (...of: Parameters<typeof matchOf>): number[] => matchOf(...of).recipesMissing(0);

/** The number of recipes that an ingredient would add to those a stock makes. */
export function opensOf(...of: Parameters<typeof matchOf>): (id: number) => number {
  const match = matchOf(...of);
  const { completes } = match.tallies();
  return (id) => completes[match.index.hierarchy.table.placeOf(id)] ?? 0;
}
