import type { ApiAnswer } from '@cellaret/domain/api/endpoints';
import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { Match, providedWithin } from '@cellaret/domain/availability/matching/match';
import { standInsUnder } from '@cellaret/domain/availability/swap-rules';
import { readStock, type Stock } from '../cabinets/bar-cabinets.ts';
import { indexedNames } from '../catalogue/briefs.ts';
import { currentCatalogue, type CurrentCatalogue } from '../catalogue/catalogue-index.ts';
import type { At } from '../core/places.ts';

type Owned = Pick<Stock, 'owned' | 'swapRules'>;

/** The matcher's arguments: catalogue, owned ingredients with staples, substitutes by the cabinet's rules. */
const matcherInput = ({ matching, larder }: CurrentCatalogue, { owned, swapRules }: Owned) =>
  [
    matching,
    [...owned, ...larder.staple_ids],
    standInsUnder(larder.standIns, swapRules, (id, wanted) => matching.hierarchy.isKindOf(id, wanted)),
  ] as const;

/** Matches recipes with owned ingredients, staples, and substitution rules including the cabinet's. */
export const matchOf = (catalogue: CurrentCatalogue, stock: Owned): Match =>
  new Match(...matcherInput(catalogue, stock));

/** Ingredients that a cabinet provides or replaces. Throws not-found for a cabinet of somebody else. */
export async function readProvided(at: At, cabinetId: number): Promise<ApiAnswer<'getProvided'>> {
  const [catalogue, stock] = await Promise.all([currentCatalogue(), readStock(at, cabinetId)]);
  const { provides, replaces } = providedWithin(...matcherInput(catalogue, stock));
  return {
    provides: [...provides].map(([ingredient_id, by_ingredient_id]) => ({ ingredient_id, by_ingredient_id })),
    replaces: [...replaces.values()],
  };
}

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
