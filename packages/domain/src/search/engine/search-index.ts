import { foldName, tokenise } from '../../core/folding.ts';
import { IngredientBook } from '../words/ingredient-book.ts';
import { IndexPart } from './index-part.ts';
import { PartBuilder } from './part-builder.ts';
import {
  labelsOf,
  type ItemTraits,
  type SearchFilters,
  type SearchItem,
  type SearchKind,
  compareHits,
  type HitOrder,
  type Ranks,
  type SearchSort,
} from './search-item.ts';
import { matchKind, queryWords, type NearWord, type QueryWord } from './term-match.ts';

export interface SearchOptions {
  /** Both kinds if absent. */
  readonly kind?: SearchKind | undefined;
  readonly filters?: SearchFilters;
  /** `best` if absent. */
  readonly sort?: SearchSort | undefined;
  readonly limit: number;
}

/** Words that must match, and words that only raise the rank. */
export interface AskedWords {
  readonly words: readonly QueryWord[];
  readonly named: readonly string[];
  /** True if more is asked for than one word: then `named` raises no drinks of many ingredients. */
  readonly several?: boolean;
}

/** A word of the index and the query word that matched it, see `matchRanges`. */
export interface MatchedTerm {
  readonly term: string;
  readonly query: string;
}

export interface SearchHit {
  readonly item: SearchItem;
  readonly terms: readonly MatchedTerm[];
}

/** Finds ingredients and recipes by typed text, in memory. */
export class SearchIndex {
  /** Oldest and largest first. */
  protected readonly parts: IndexPart[];
  /** Of the current ingredients; computed on first use. */
  protected keptBook: IngredientBook | undefined;

  protected constructor(part: IndexPart) {
    this.parts = [part];
  }

  static of(items: Iterable<SearchItem>): SearchIndex {
    return new SearchIndex(new IndexPart(packed([items], 0)));
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    for (const part of this.parts) {
      const item = part.get(kind, id);
      if (item) return item;
    }
    return null;
  }

  /**
   * The best hits, best first: all words, name before labels, exact before prefix before typo, popular first.
   * Typos are tolerated below the limit; without hits for all words one is ignored. Without words: the most
   * used ingredients and newest recipes. `sort` applies to exact matches and typos separately.
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

  /** Items with all words, best first; without words all filtered items, simplest recipes first. */
  ranked(asked: AskedWords, options: SearchOptions): Ranks[] {
    return this.#found(asked, options.sort ?? 'best', options);
  }

  /** The item of a result with its matched words; empty if it was removed. */
  hit({ kind, id }: Pick<Ranks, 'kind' | 'id'>, words: readonly QueryWord[]): SearchHit[] {
    const item = this.get(kind, id);
    return item ? [{ item, terms: matchedTerms(item, words) }] : [];
  }

  called(kind: SearchKind, name: string): number | null {
    const words = tokenise(name).map((word) => ({ word, last: false }));
    if (words.length === 0) return null;
    return this.#named(words, (one, of) => of === kind && foldName(one) === name, true);
  }

  /** True if a recipe's name contains all words of a query, in any order; the last word may be a prefix. */
  isName(query: string): boolean {
    const words = queryWords(query);
    return words.length > 0 && this.#named(words, (_, kind) => kind === 'recipe') !== null;
  }

  /** True if two folded words are adjacent in any name. */
  isNamePair(first: string, second: string): boolean {
    const words = [first, second].map((word) => ({ word, last: false }));
    const fits = (name: string): boolean => {
      const terms = tokenise(name);
      return terms.some((term, at) => term === first && terms[at + 1] === second);
    };
    return this.#named(words, fits) !== null;
  }

  get book(): IngredientBook {
    return (this.keptBook ??= new IngredientBook(this.parts.flatMap((part) => [...part.ingredients()])));
  }

  isNeeded(ingredientIds: Iterable<number>): boolean {
    for (const id of ingredientIds) if (this.parts.some((part) => part.popularityOf(id) > 0)) return true;
    return false;
  }

  #named(
    words: readonly QueryWord[],
    fits: (name: string, kind: SearchKind) => boolean,
    alone = false,
  ): number | null {
    for (const part of this.parts) {
      const id = part.named(words, fits, alone);
      if (id !== null) return id;
    }
    return null;
  }

  #collect(asked: AskedWords, typos: boolean, order: HitOrder, options: SearchOptions): Ranks[] {
    const { kind, limit, filters = {} } = options;
    const { words, named, several = false } = asked;
    return this.parts
      .flatMap((part) => part.collect(words, typos, { kind, limit, filters, order, named, several }))
      .map((hit) => ({ ...hit, popularity: this.#popularityOf(hit) }))
      .sort(compareHits(order))
      .slice(0, limit);
  }

  /** Exact matches, followed by those with typos. */
  #found(asked: AskedWords, order: HitOrder, options: SearchOptions): Ranks[] {
    const { limit } = options;
    const ranked = this.#collect(asked, false, order, options);
    if (asked.words.some(({ meant }) => !meant?.only) && ranked.length < limit)
      addNew(ranked, this.#collect(asked, true, order, options), limit);
    return ranked;
  }

  /** The word of recipe names with the fewest edits from a word, within the tolerance; null if none. */
  nearestName(word: string): NearWord | null {
    const near = this.parts.flatMap((part) => part.nearestName(word) ?? []);
    return near.sort((a, b) => a.edits - b.edits)[0] ?? null;
  }

  begins(text: string): boolean {
    return this.parts.some((part) => part.begins(text));
  }

  /** A recipe for evaluating conditions; null if unknown. */
  traitsOf(recipeId: number): ItemTraits | null {
    for (const part of this.parts) {
      const traits = part.traitsOf(recipeId);
      if (traits) return traits;
    }
    return null;
  }

  /** True if a folded word occurs in any name or label, spelled exactly. */
  knows(word: string): boolean {
    return this.parts.some((part) => part.knows(word));
  }

  /** Uses of an ingredient are summed over all parts; a recipe's number of ingredients is in its own part. */
  #popularityOf({ kind, id, popularity }: Ranks): number {
    if (kind === 'recipe') return popularity;
    return this.parts.reduce((sum, part) => sum + part.popularityOf(id), 0);
  }
}

/** Serialises items as one part. */
export function packed(sources: readonly Iterable<SearchItem>[], watermark: number): Uint8Array {
  const builder = new PartBuilder();
  for (const source of sources) for (const item of source) builder.add(item);
  return builder.finish(watermark);
}

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
