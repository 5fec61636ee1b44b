import type { SearchFilters, SearchItem, SearchKind } from './search-item.ts';
import type { QueryWord } from './term-match.ts';

/** A hit before its item is fetched, with all that ranks it. */
export interface Ranked {
  readonly kind: SearchKind;
  readonly id: number;
  readonly worth: number;
  readonly popularity: number;
  readonly feed_key: number;
}

export interface CollectOptions {
  readonly kind?: SearchKind | undefined;
  readonly filters: SearchFilters;
  readonly limit: number;
}

/** A body of items that can be asked for its best hits; an index is one of these or a base with later changes beside it. */
export interface RankedPart {
  /** The best items that answer every word, best first; without words the most popular. */
  collect(words: readonly QueryWord[], typos: boolean, options: CollectOptions): Ranked[];
  get(kind: SearchKind, id: number): SearchItem | null;
}

/** Better match first, then more popular, then newer. */
export const byRank = (a: Ranked, b: Ranked): number =>
  b.worth - a.worth || b.popularity - a.popularity || b.feed_key - a.feed_key || a.id - b.id;
