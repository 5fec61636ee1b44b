import type { ApiAnswer } from '@cellaret/domain/api/endpoints';
import { substitutesUnder } from '@cellaret/domain/availability/house-rules';
import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { Match, providedWithin } from '@cellaret/domain/availability/matching/match';
import { readStock, type Stock } from '../cabinets/bar-cabinets.ts';
import { indexedNames } from '../catalogue/briefs.ts';
import { currentCatalogue, type CurrentCatalogue } from '../catalogue/catalogue-index.ts';
import type { At } from '../core/place-access.ts';

type Owned = Pick<Stock, 'owned' | 'houseRules'>;

/** The matcher's arguments: catalogue, owned ingredients with staples, substitutes by the cabinet's rules. */
export const matcherInput = (
  { matching, substitutionRules }: CurrentCatalogue,
  { owned, houseRules }: Owned,
) =>
  [
    matching,
    [...owned, ...substitutionRules.staple_ids],
    substitutesUnder(substitutionRules.substitutes, houseRules, (id, wanted) =>
      matching.hierarchy.isKindOf(id, wanted),
    ),
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

export const namedSubstitutes = ({ search }: CurrentCatalogue, replaced: readonly Replaced[]) =>
  replaced.map(({ ingredient_id, by_ingredient_id }) => ({
    wanted: search.get('ingredient', ingredient_id)?.name ?? '',
    taken: search.get('ingredient', by_ingredient_id)?.name ?? '',
  }));

/** Names of what a recipe misses, and of what is taken instead. */
export function availabilityIn(catalogue: CurrentCatalogue, match: Match, recipeId: number) {
  const substitutes = namedSubstitutes(catalogue, match.replacedOf(recipeId) ?? []);
  const missing = indexedNames(catalogue, match.missingOf(recipeId) ?? []);
  if (substitutes.length === 0) return { missing };
  return { missing: [...missing, ...substitutes.map(({ wanted }) => wanted)], substitutes };
}

/** The same; null where there is no cabinet to match with. */
export const availabilityOf = (catalogue: CurrentCatalogue, match: Match | null, recipeId: number) =>
  match === null ? { missing: null } : availabilityIn(catalogue, match, recipeId);
