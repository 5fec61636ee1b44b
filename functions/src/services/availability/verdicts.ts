import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { Match } from '@cellaret/domain/availability/matching/match';
import { standInsUnder } from '@cellaret/domain/availability/swap-rules';
import type { Stock } from '../cabinets/bar-cabinets.ts';
import { indexedNames } from '../catalogue/briefs.ts';
import type { CurrentCatalogue } from '../catalogue/catalogue-index.ts';

/** Matches recipes with owned ingredients, staples, and substitution rules including the cabinet's. */
export const matchOf = (
  { matching, larder }: CurrentCatalogue,
  { owned, swapRules }: Pick<Stock, 'owned' | 'swapRules'>,
): Match =>
  new Match(
    matching,
    [...owned, ...larder.staple_ids],
    standInsUnder(larder.standIns, swapRules, (id, wanted) => matching.hierarchy.isKindOf(id, wanted)),
  );

export const namedStandIns = ({ search }: CurrentCatalogue, replaced: readonly Replaced[]) =>
  replaced.map(({ ingredient_id, by_ingredient_id }) => ({
    wanted: search.get('ingredient', ingredient_id)?.name ?? '',
    taken: search.get('ingredient', by_ingredient_id)?.name ?? '',
  }));

export function verdictOf(catalogue: CurrentCatalogue, match: Match | null, recipeId: number) {
  if (match === null) return { missing: null };
  const stand_ins = namedStandIns(catalogue, match.replacedOf(recipeId) ?? []);
  const missing = indexedNames(catalogue, match.missingOf(recipeId) ?? []);
  if (stand_ins.length === 0) return { missing };
  return { missing: [...missing, ...stand_ins.map(({ wanted }) => wanted)], stand_ins };
}
