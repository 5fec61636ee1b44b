import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { Match } from '@cellaret/domain/availability/matching/match';
import { standInsUnder } from '@cellaret/domain/availability/swap-rules';
import type { Stock } from '../cabinets/bar-cabinets.ts';
import { indexedNames } from '../catalogue/briefs.ts';
import type { CurrentCatalogue } from '../catalogue/catalogue-index.ts';

/** What can be made of what is owned, with what is always there and what stands in for what, by the rules of the cabinet. */
export const matchOf = (
  { matching, larder }: CurrentCatalogue,
  { owned, swapRules }: Pick<Stock, 'owned' | 'swapRules'>,
): Match =>
  new Match(
    matching,
    [...owned, ...larder.staple_ids],
    standInsUnder(larder.standIns, swapRules, (id, wanted) => matching.hierarchy.isKindOf(id, wanted)),
  );

/** Stand-ins by the names of the ingredients. */
export const namedStandIns = ({ search }: CurrentCatalogue, replaced: readonly Replaced[]) =>
  replaced.map(({ ingredient_id, by_ingredient_id }) => ({
    wanted: search.get('ingredient', ingredient_id)?.name ?? '',
    taken: search.get('ingredient', by_ingredient_id)?.name ?? '',
  }));

/** What of a recipe is not there, and for what of that something stands in, as answers say it. */
export function verdictOf(catalogue: CurrentCatalogue, match: Match | null, recipeId: number) {
  if (match === null) return { missing: null };
  const stand_ins = namedStandIns(catalogue, match.replacedOf(recipeId) ?? []);
  const missing = indexedNames(catalogue, match.missingOf(recipeId) ?? []);
  if (stand_ins.length === 0) return { missing };
  return { missing: [...missing, ...stand_ins.map(({ wanted }) => wanted)], stand_ins };
}
