import { foldName, tokenise } from '../../core/folding.ts';
import { IngredientBook } from '../words/ingredient-book.ts';
import { IndexPart } from './index-part.ts';
import { PartBuilder } from './part-builder.ts';
import {
  keptItem,
  labelsOf,
  type GoneItem,
  type ItemTraits,
  type SearchFilters,
  type SearchItem,
  type SearchKind,
} from './search-item.ts';
import { compareHits, type HitOrder, type Ranks, type SearchSort } from './sorts.ts';
import { matchKind, queryWords, type NearWord, type QueryWord } from './term-match.ts';

export interface SearchOptions {
  /** Both kinds when absent. */
  readonly kind?: SearchKind | undefined;
  readonly filters?: SearchFilters;
  /** `best` when absent. */
  readonly sort?: SearchSort | undefined;
  readonly limit: number;
}

/** What is looked for: words, which all have to be found, and words that only put forward. */
export interface AskedWords {
  readonly words: readonly QueryWord[];
  readonly named: readonly string[];
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

/** Parts that are this many times smaller than the one before stay apart … */
const SHARE = 4;

/** … and what would hold more than this is not built anew while a request waits: a quarter of a second's work. */
const MOST_MERGED = 10_000;

/**
 * Finds ingredients and recipes by what people type. Everything is in memory; no call reads anything.
 *
 * Parts never change: a change marks the old item as removed and makes a part of its own, and small parts are merged, so that there are
 * few of them and every item is built anew a few times only, however changes come. How popular an ingredient is counts within a part as of
 * when that was built.
 */
export class SearchIndex {
  /** Up to when changes are in the index, in the caller's terms; kept in snapshots. */
  watermark: number;
  /** Oldest and largest first. */
  readonly #parts: IndexPart[];
  /** Of the ingredients as they are now; made when it is first asked for. */
  #book: IngredientBook | undefined;

  private constructor(part: IndexPart) {
    this.#parts = [part];
    this.watermark = part.meta.watermark;
  }

  /** An index of all given items; hidden ones are left out. */
  static of(items: Iterable<SearchItem>): SearchIndex {
    return SearchIndex.load(packed([items], 0));
  }

  /**
   * Reads a snapshot.
   * @throws RangeError when the bytes are no snapshot of this version: build the index anew then.
   */
  static load(bytes: Uint8Array): SearchIndex {
    return new SearchIndex(new IndexPart(bytes));
  }

  /** The number of items that can be found. */
  get size(): number {
    return this.#parts.reduce((sum, part) => sum + part.size, 0);
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    for (const part of this.#parts) {
      const item = part.get(kind, id);
      if (item) return item;
    }
    return null;
  }

  /** Takes in new and changed items; those with `visible: false` disappear. Taking an item in again changes nothing. */
  applyDelta(items: Iterable<SearchItem | GoneItem>): void {
    const fresh = new Map<string, SearchItem>();
    for (const item of items) {
      const key = `${item.kind} ${item.id}`;
      fresh.delete(key);
      if (item.visible && isSame(this.get(item.kind, item.id), item)) continue;
      for (const part of this.#parts) part.remove(item.kind, item.id);
      if (item.kind === 'ingredient') this.#book = undefined;
      if (item.visible) fresh.set(key, item);
    }
    if (fresh.size > 0) this.#parts.push(partOf([fresh.values()]));
    this.#tidy();
  }

  /** The whole index in one piece of bytes, for `load`. */
  snapshot(): Uint8Array {
    return packed(
      this.#parts.map((part) => part.items()),
      this.watermark,
    );
  }

  /**
   * The best hits, best first: every word found, in the name before beside it, exact before beginning before typo, popular before
   * rare. Typos are looked for when that leaves room. When nothing has all the words, items that have all but one are found.
   * Without a word the most used ingredients and the newest recipes that pass the filters are given. Another `sort` orders each of these
   * answers in itself: what is spelled like the query stays before what needed a typo forgiven.
   */
  search(query: string, options: SearchOptions): SearchHit[] {
    const words = queryWords(query);
    if (words.length === 0 && query.trim() !== '') return [];
    const { limit, sort = 'best' } = options;
    const order: HitOrder = words.length === 0 && sort === 'best' ? 'suggested' : sort;
    const compare = compareHits(order);
    const collect = (asked: readonly QueryWord[], typos: boolean) =>
      this.#collect({ words: asked, named: [] }, typos, order, options);
    const ranked = this.#found({ words, named: [] }, order, options);
    if (ranked.length === 0 && words.length > 1) {
      const withoutOne = words.flatMap((left) =>
        collect(
          words.filter((word) => word !== left),
          true,
        ),
      );
      addNew(ranked, withoutOne.sort(compare), limit);
    }
    return ranked.flatMap((hit) => this.hit(hit, words));
  }

  /** What answers all words, best first; without words all that pass the filters, the simplest recipes first. */
  ranked(asked: AskedWords, options: SearchOptions): Ranks[] {
    return this.#found(asked, options.sort ?? 'best', options);
  }

  /** What was found, with the words that found it; nothing where it is gone. */
  hit({ kind, id }: Pick<Ranks, 'kind' | 'id'>, words: readonly QueryWord[]): SearchHit[] {
    const item = this.get(kind, id);
    return item ? [{ item, terms: matchedTerms(item, words) }] : [];
  }

  /** The recipe or ingredient that is called so; null where there is none. */
  called(kind: SearchKind, name: string): number | null {
    const words = tokenise(name).map((word) => ({ word, last: false }));
    if (words.length === 0) return null;
    return this.#named(words, (one, of) => of === kind && foldName(one) === name, true);
  }

  /** True if the name of a recipe has all words of a query, in any order; the last word may be unfinished. */
  isName(query: string): boolean {
    const words = queryWords(query);
    return words.length > 0 && this.#named(words, (_, kind) => kind === 'recipe') !== null;
  }

  /** Whether two folded words stand one behind the other in some name. */
  isNamePair(first: string, second: string): boolean {
    const words = [first, second].map((word) => ({ word, last: false }));
    const fits = (name: string): boolean => {
      const terms = tokenise(name);
      return terms.some((term, at) => term === first && terms[at + 1] === second);
    };
    return this.#named(words, fits) !== null;
  }

  /** The ingredients by word and kind. */
  get book(): IngredientBook {
    return (this.#book ??= new IngredientBook(this.#parts.flatMap((part) => [...part.ingredients()])));
  }

  /** True if some recipe needs one of these ingredients. */
  isNeeded(ingredientIds: Iterable<number>): boolean {
    for (const id of ingredientIds) if (this.#parts.some((part) => part.popularityOf(id) > 0)) return true;
    return false;
  }

  #named(
    words: readonly QueryWord[],
    fits: (name: string, kind: SearchKind) => boolean,
    alone = false,
  ): number | null {
    for (const part of this.#parts) {
      const id = part.named(words, fits, alone);
      if (id !== null) return id;
    }
    return null;
  }

  #collect(asked: AskedWords, typos: boolean, order: HitOrder, options: SearchOptions): Ranks[] {
    const { kind, limit, filters = {} } = options;
    const { words, named } = asked;
    return this.#parts
      .flatMap((part) => part.collect(words, typos, { kind, limit, filters, order, named }))
      .map((hit) => ({ ...hit, popularity: this.#popularityOf(hit) }))
      .sort(compareHits(order))
      .slice(0, limit);
  }

  /** What is spelled like the words, then what needs a typo forgiven. */
  #found(asked: AskedWords, order: HitOrder, options: SearchOptions): Ranks[] {
    const { limit } = options;
    const ranked = this.#collect(asked, false, order, options);
    if (asked.words.some(({ meant }) => !meant?.only) && ranked.length < limit)
      addNew(ranked, this.#collect(asked, true, order, options), limit);
    return ranked;
  }

  /** The word of a recipe's name that is nearest to one, within what is forgiven; null where none is. */
  nearestName(word: string): NearWord | null {
    const near = this.#parts.flatMap((part) => part.nearestName(word) ?? []);
    return near.sort((a, b) => a.edits - b.edits)[0] ?? null;
  }

  /** True if some word of a name or label begins so. */
  begins(text: string): boolean {
    return this.#parts.some((part) => part.begins(text));
  }

  /** A recipe as conditions ask it; null where it is not there. */
  traitsOf(recipeId: number): ItemTraits | null {
    for (const part of this.#parts) {
      const traits = part.traitsOf(recipeId);
      if (traits) return traits;
    }
    return null;
  }

  /** Whether a folded word stands in a name or label, spelled like this. */
  knows(word: string): boolean {
    return this.#parts.some((part) => part.knows(word));
  }

  /** Of an ingredient, all parts count its uses; what a recipe needs is in the part that has it. */
  #popularityOf({ kind, id, popularity }: Ranks): number {
    if (kind === 'recipe') return popularity;
    return this.#parts.reduce((sum, part) => sum + part.popularityOf(id), 0);
  }

  #tidy(): void {
    for (;;) {
      const [before, last] = this.#parts.slice(-2);
      if (!before || !last || last.size * SHARE < before.size || before.size + last.size > MOST_MERGED)
        return;
      this.#parts.splice(-2, 2, partOf([before.items(), last.items()]));
    }
  }
}

function packed(sources: readonly Iterable<SearchItem>[], watermark: number): Uint8Array {
  const builder = new PartBuilder();
  for (const source of sources) for (const item of source) builder.add(item);
  return builder.finish(watermark);
}

const partOf = (sources: readonly Iterable<SearchItem>[]): IndexPart => new IndexPart(packed(sources, 0));

const isSame = (held: SearchItem | null, item: SearchItem): boolean =>
  held !== null && JSON.stringify(held) === JSON.stringify(keptItem(item));

function addNew(ranked: Ranks[], more: readonly Ranks[], limit: number): void {
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
