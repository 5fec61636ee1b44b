import { tokenise } from '@cellaret/domain/folding';
import { TopList } from '@cellaret/domain/top-list';
import MiniSearch, { type SearchResult } from 'minisearch';
import { byRank, type CollectOptions, type Ranked, type RankedPart } from './ranked-part.ts';
import {
  FACETS,
  facetIds,
  keptItem,
  labelsOf,
  type Facet,
  type SearchFilters,
  type SearchItem,
  type SearchKind,
} from './search-item.ts';
import { forgivenEdits, matchKind, mayBePrefix, wholeWorth, worthOf, type QueryWord } from './term-match.ts';

interface IndexedDocument {
  readonly key: string;
  readonly name: string;
  readonly labels: string;
}

const keyOf = (kind: SearchKind, id: number): string => `${kind}_${id}`;

const documentOf = (item: SearchItem): IndexedDocument => ({
  key: keyOf(item.kind, item.id),
  name: item.name,
  labels: labelsOf(item).join('\n'),
});

/** Items in MiniSearch, which finds the candidates; they are ranked here, the way the compact part ranks. */
export class MiniPart implements RankedPart {
  readonly #index = new MiniSearch<IndexedDocument>({
    idField: 'key',
    fields: ['name', 'labels'],
    tokenize: tokenise,
    processTerm: (term) => term,
  });
  readonly #items = new Map<string, SearchItem>();
  readonly #uses = new Map<number, number>();
  readonly #popularityElsewhere: (kind: SearchKind, id: number) => number;

  /** @param popularityElsewhere how often recipes outside this part need an ingredient. */
  constructor(popularityElsewhere: (kind: SearchKind, id: number) => number = () => 0) {
    this.#popularityElsewhere = popularityElsewhere;
  }

  get size(): number {
    return this.#items.size;
  }

  /** Adds an item or replaces it. */
  set(given: SearchItem): void {
    const item = keptItem(given);
    this.remove(item.kind, item.id);
    this.#items.set(keyOf(item.kind, item.id), item);
    this.#index.add(documentOf(item));
    this.#count(item, 1);
  }

  /** Removes an item; one that is not here is ignored. */
  remove(kind: SearchKind, id: number): void {
    const item = this.#items.get(keyOf(kind, id));
    if (!item) return;
    this.#items.delete(keyOf(kind, id));
    this.#index.remove(documentOf(item));
    this.#count(item, -1);
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    return this.#items.get(keyOf(kind, id)) ?? null;
  }

  items(): Iterable<SearchItem> {
    return this.#items.values();
  }

  collect(words: readonly QueryWord[], typos: boolean, options: CollectOptions): Ranked[] {
    if (this.size === 0) return [];
    const top = new TopList(options.limit, byRank);
    const { kind, filters } = options;
    const fits = (item: SearchItem | undefined): item is SearchItem =>
      item !== undefined && (kind === undefined || item.kind === kind) && passes(item, filters);
    if (words.length === 0) {
      for (const item of this.#items.values()) if (fits(item)) top.offer(this.#ranked(item, 0));
      return top.toArray();
    }
    const byWord = new Map(words.map((query) => [query.word, query]));
    const found = this.#index.search([...byWord.keys()].join(' '), {
      combineWith: 'AND',
      prefix: (word) => mayBePrefix(byWord.get(word) ?? { word, last: false }),
      // A swap of neighbours is two edits to MiniSearch; what is too far goes again in the ranking below.
      fuzzy: (word) => typos && forgivenEdits(word) > 0 && forgivenEdits(word) + 1,
    });
    for (const result of found) {
      const item = this.#items.get(String(result.id));
      if (!fits(item)) continue;
      const worth = worthOfResult(result, words, typos);
      if (worth !== null) top.offer(this.#ranked(item, wholeWorth(worth, words.length, nameLength(item))));
    }
    return top.toArray();
  }

  #ranked({ kind, id, feed_key }: SearchItem, worth: number): Ranked {
    const own = kind === 'ingredient' ? (this.#uses.get(id) ?? 0) : 0;
    return { kind, id, worth, popularity: own + this.#popularityElsewhere(kind, id), feed_key };
  }

  #count(item: SearchItem, by: number): void {
    if (item.kind !== 'recipe') return;
    for (const id of item.ingredient_ids) this.#uses.set(id, (this.#uses.get(id) ?? 0) + by);
  }
}

const nameLength = (item: SearchItem): number => new Set(tokenise(item.name)).size;

/** The sum of the best match of every word, or null when one is not answered after all. */
function worthOfResult(result: SearchResult, words: readonly QueryWord[], typos: boolean): number | null {
  let sum = 0;
  for (const query of words) {
    let best = 0;
    for (const [term, fields] of Object.entries(result.match)) {
      const kind = matchKind(term, query, typos);
      if (kind === null) continue;
      for (const field of fields) best = Math.max(best, worthOf(kind, field === 'name' ? 'name' : 'label'));
    }
    if (best === 0) return null;
    sum += best;
  }
  return sum;
}

function passes(item: SearchItem, filters: SearchFilters): boolean {
  const { abv_min = 0, abv_max = Number.POSITIVE_INFINITY, accept } = filters;
  if (item.alcohol_abv < abv_min || item.alcohol_abv > abv_max) return false;
  for (const facet of Object.keys(FACETS) as Facet[]) {
    const wanted = filters[facet];
    if (wanted === undefined || wanted.length === 0) continue;
    const held = facetIds(item, facet);
    const has = (id: number): boolean => held.includes(id);
    if (!(FACETS[facet] === 'all' ? wanted.every(has) : wanted.some(has))) return false;
  }
  return accept === undefined || accept(item.id, item.kind);
}
