import { Match } from '../availability/matching/match.ts';
import type { SubstitutePair } from '../availability/substitutes.ts';
import { suggestIngredients, type IngredientSuggestion } from './suggestions.ts';

/** Another bottle of the same kind, and the recipes it completes in place of the one suggested. */
export interface OtherBottle {
  readonly ingredient_id: number;
  readonly completes: number;
}

export interface Purchase extends IngredientSuggestion {
  /** Bottles of the same kind that complete something too, best first. */
  readonly others: readonly OtherBottle[];
}

export interface BuyNextInput {
  readonly match: Match;
  readonly owned: readonly number[];
  readonly substitutes: readonly SubstitutePair[];
  /** All entries of the cabinet, which are not suggested. */
  readonly in_cabinet: ReadonlySet<number>;
  readonly limit: number;
}

const MOST_OTHERS = 4;

/**
 * Bottles to buy, in order. Each row counts as if those above were bought, so that four gins do not share one
 * promise, and the counts add up to what all rows together complete. If no bottle completes a recipe, it
 * returns those that bring recipes closer, each by itself.
 */
export function buyNext({ match, owned, substitutes, in_cabinet, limit }: BuyNextInput): Purchase[] {
  const bought: Purchase[] = [];
  let now = match;
  while (bought.length < limit) {
    const ids = bought.map(({ ingredient_id }) => ingredient_id);
    const [best] = suggestIngredients({ match: now, in_cabinet: new Set([...in_cabinet, ...ids]), limit: 1 });
    if (best?.reason.kind !== 'completes') break;
    bought.push({ ...best, others: othersOf(now, best.ingredient_id, in_cabinet) });
    now = new Match(match.index, [...owned, ...ids, best.ingredient_id], substitutes);
  }
  if (bought.length > 0) return bought;
  return suggestIngredients({ match, in_cabinet, limit }).map((one) => ({ ...one, others: [] }));
}

/** Bottles below the same topmost ancestor. */
function othersOf(match: Match, id: number, inCabinet: ReadonlySet<number>): OtherBottle[] {
  const { hierarchy } = match.index;
  const { parents } = hierarchy.resolve();
  const { completes } = match.tallies();
  const topOf = (place: number): number => {
    const parent = parents[place] ?? -1;
    return parent === -1 ? place : topOf(parent);
  };
  const top = topOf(hierarchy.table.placeOf(id));
  return Array.from({ length: hierarchy.size }, (_, place) => place)
    .filter((place) => (completes[place] ?? 0) > 0 && topOf(place) === top)
    .map((place) => ({ ingredient_id: hierarchy.table.idAt(place), completes: completes[place] ?? 0 }))
    .filter(({ ingredient_id }) => ingredient_id !== id && !inCabinet.has(ingredient_id))
    .sort((a, b) => b.completes - a.completes || a.ingredient_id - b.ingredient_id)
    .slice(0, MOST_OTHERS);
}
