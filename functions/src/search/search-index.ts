import { tokenise } from '@cellaret/domain/folding';
import { CompactBuilder } from './compact-builder.ts';
import { CompactPart } from './compact-part.ts';
import { MiniPart } from './mini-part.ts';
import { byRank, type CollectOptions, type Ranked, type RankedPart } from './ranked-part.ts';
import { keptItem, labelsOf, type SearchFilters, type SearchItem, type SearchKind } from './search-item.ts';
import { matchKind, queryWords, type QueryWord } from './term-match.ts';

export interface SearchOptions {
  /** Both kinds when absent. */
  readonly kind?: SearchKind | undefined;
  readonly filters?: SearchFilters;
  readonly limit: number;
}

/** A word of the index and the word of the query that found it: see `matchRanges` of the domain. */
export interface MatchedTerm {
  readonly term: string;
  readonly query: string;
}

export interface SearchHit {
  readonly item: SearchItem;
  readonly terms: readonly MatchedTerm[];
}

/** Finds ingredients and recipes by what people type. Everything is in memory; no call reads anything. */
export interface SearchIndex {
  readonly engine: 'minisearch' | 'compact';
  /** The number of items that can be found. */
  readonly size: number;
  /** Up to when changes are in the index, in the caller's terms; kept in snapshots. */
  watermark: number;
  /**
   * The best hits, best first: every word found, in the name before beside it, exact before beginning before typo, popular before
   * rare. Typos are looked for when that leaves room. When nothing has all the words, items that have all but one are found.
   * Without a word the most popular items that pass the filters are given.
   */
  search(query: string, options: SearchOptions): SearchHit[];
  get(kind: SearchKind, id: number): SearchItem | null;
  /** Takes in new and changed items; those with `visible: false` disappear. Taking an item in again changes nothing. */
  applyDelta(items: Iterable<SearchItem>): void;
  /** The whole index in one piece of bytes, for `loadSearchIndex`. */
  snapshot(): Uint8Array;
}

/** From this many items on the compact engine answers; see docs/decisions/0005-search-index.md for the measurements. */
export const COMPACT_FROM = 5_000;

/** An index of all given items; hidden ones are left out. */
export function createSearchIndex(
  items: Iterable<SearchItem>,
  options: { compactFrom?: number } = {},
): SearchIndex {
  const builder = new CompactBuilder();
  for (const item of items) builder.add(item);
  return loadSearchIndex(builder.finish(0), options);
}

/**
 * Reads a snapshot; its size decides which engine answers.
 * @throws RangeError when the bytes are no snapshot of this version: build the index anew then.
 */
export function loadSearchIndex(bytes: Uint8Array, options: { compactFrom?: number } = {}): SearchIndex {
  const base = new CompactPart(bytes);
  return base.size < (options.compactFrom ?? COMPACT_FROM) ? MiniIndex.of(base) : new CompactIndex(base);
}

class MiniIndex implements SearchIndex {
  readonly engine = 'minisearch';
  watermark: number;
  readonly #part = new MiniPart();

  private constructor(watermark: number) {
    this.watermark = watermark;
  }

  static of(base: CompactPart): MiniIndex {
    const index = new MiniIndex(base.meta.watermark);
    for (const item of base.items()) index.#part.set(item);
    return index;
  }

  get size(): number {
    return this.#part.size;
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    return this.#part.get(kind, id);
  }

  search(query: string, options: SearchOptions): SearchHit[] {
    return searchParts([this.#part], query, options);
  }

  applyDelta(items: Iterable<SearchItem>): void {
    for (const item of items) {
      if (!item.visible) this.#part.remove(item.kind, item.id);
      else if (!isSame(this.#part.get(item.kind, item.id), item)) this.#part.set(item);
    }
  }

  snapshot(): Uint8Array {
    return snapshotOf([this.#part.items()], this.watermark);
  }
}

/** The snapshot as it was, with removed items marked in it and changed ones beside it. */
class CompactIndex implements SearchIndex {
  readonly engine = 'compact';
  watermark: number;
  readonly #base: CompactPart;
  readonly #changes: MiniPart;
  #removed = 0;

  constructor(base: CompactPart) {
    this.#base = base;
    this.#changes = new MiniPart((kind, id) => base.popularityOf(kind, id));
    this.watermark = base.meta.watermark;
  }

  get size(): number {
    return this.#base.size - this.#removed + this.#changes.size;
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    return this.#changes.get(kind, id) ?? this.#base.get(kind, id);
  }

  search(query: string, options: SearchOptions): SearchHit[] {
    return searchParts([this.#base, this.#changes], query, options);
  }

  applyDelta(items: Iterable<SearchItem>): void {
    for (const item of items) {
      if (item.visible && isSame(this.get(item.kind, item.id), item)) continue;
      if (this.#base.remove(item.kind, item.id)) this.#removed += 1;
      if (item.visible) this.#changes.set(item);
      else this.#changes.remove(item.kind, item.id);
    }
  }

  snapshot(): Uint8Array {
    return snapshotOf([this.#base.items(), this.#changes.items()], this.watermark);
  }
}

function snapshotOf(sources: readonly Iterable<SearchItem>[], watermark: number): Uint8Array {
  const builder = new CompactBuilder();
  for (const source of sources) for (const item of source) builder.add(item);
  return builder.finish(watermark);
}

const isSame = (held: SearchItem | null, item: SearchItem): boolean =>
  held !== null && JSON.stringify(held) === JSON.stringify(keptItem(item));

function searchParts(parts: readonly RankedPart[], query: string, options: SearchOptions): SearchHit[] {
  const words = queryWords(query);
  const { kind, limit, filters = {} } = options;
  if (words.length === 0 && query.trim() !== '') return [];
  const collect = (asked: readonly QueryWord[], typos: boolean): Ranked[] =>
    collectFrom(parts, asked, typos, { kind, limit, filters });
  const ranked = collect(words, false);
  if (words.length > 0 && ranked.length < limit) addNew(ranked, collect(words, true), limit);
  if (ranked.length === 0 && words.length > 1) {
    const withoutOne = words.flatMap((left) =>
      collect(
        words.filter((word) => word !== left),
        true,
      ),
    );
    addNew(ranked, withoutOne.sort(byRank), limit);
  }
  return ranked.flatMap(({ kind: found, id }) => {
    const item = parts.map((part) => part.get(found, id)).find((one) => one !== null);
    return item ? [{ item, terms: matchedTerms(item, words) }] : [];
  });
}

function collectFrom(
  parts: readonly RankedPart[],
  words: readonly QueryWord[],
  typos: boolean,
  options: CollectOptions,
): Ranked[] {
  const all = parts.flatMap((part) => part.collect(words, typos, options));
  return parts.length === 1 ? all : all.sort(byRank).slice(0, options.limit);
}

function addNew(ranked: Ranked[], more: readonly Ranked[], limit: number): void {
  for (const hit of more) {
    if (ranked.length >= limit) return;
    if (!ranked.some(({ kind, id }) => kind === hit.kind && id === hit.id)) ranked.push(hit);
  }
}

function matchedTerms(item: SearchItem, words: readonly QueryWord[]): MatchedTerm[] {
  const terms = new Set([item.name, ...labelsOf(item)].flatMap(tokenise));
  return [...terms].flatMap((term) =>
    words.filter((query) => matchKind(term, query, true) !== null).map(({ word }) => ({ term, query: word })),
  );
}
