import { bestPairs, type PairUnlock } from '../availability/matching/pairs.ts';
import type { Mark } from '../people/marks.ts';
import { ownTest, type OwnFilters } from '../search/requests.ts';
import { buyNext, type BuyNextInput, type Purchase } from './buy-next.ts';
import { isLiked } from './tonight.ts';

/** Recipes that a stock makes or nearly makes, and bottles that would add more. */
export interface WhatCanIMake {
  /** Ids of the recipes that need a substitute, the best known first. */
  readonly replaced: readonly number[];
  /** Ids of the others: the recipes that miss 0, 1 and 2 ingredients, the best known first. */
  readonly groups: readonly (readonly number[])[];
  /** Bottles to buy, each as if those before it were bought. */
  readonly next: readonly Purchase[];
  /** Pairs of bottles that complete more together than each alone, best first. */
  readonly pairs: readonly PairUnlock[];
}

export interface WhatCanIMakeInput extends Omit<BuyNextInput, 'limit'> {
  /** Marks of recipes by id. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** Only recipes with these marks are listed. */
  readonly own: OwnFilters;
}

const MOST_MISSING = 2;
const BOTTLES = 8;
const PAIRS = 4;

/** Liked recipes come first, then those of the most common ingredients. */
export function whatCanIMake({ match, marks, own, ...stock }: WhatCanIMakeInput): WhatCanIMake {
  const { index } = match;
  const accept = ownTest(marks, own) ?? (() => true);
  const isFavourite = (id: number): number => (marks[id] && isLiked(marks[id]) ? 1 : 0);
  const byRank = (a: number, b: number): number =>
    isFavourite(b) - isFavourite(a) || index.commonness(b) - index.commonness(a) || a - b;
  const ranked = (ids: readonly number[]): number[] => ids.filter(accept).sort(byRank);
  const isReplaced = (id: number): boolean => match.missingCount(id) === 0 && match.replacedCount(id) !== 0;
  return {
    replaced: ranked(match.recipesMissing(0).filter(isReplaced)),
    groups: Array.from({ length: MOST_MISSING + 1 }, (_, missing) =>
      ranked(match.recipesMissing(missing).filter((id) => !isReplaced(id))),
    ),
    next: buyNext({ match, ...stock, limit: BOTTLES }),
    pairs: bestPairs(match, PAIRS),
  };
}
