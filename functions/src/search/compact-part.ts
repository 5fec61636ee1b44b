import { ColumnReader } from '@cellaret/domain/binary-pack';
import { IdTable } from '@cellaret/domain/matching/id-table';
import { TopList } from '@cellaret/domain/top-list';
import { COMPACT_FORMAT, FACET_ORDER, type CompactMeta } from './compact-format.ts';
import type { CollectOptions, Ranked, RankedPart } from './ranked-part.ts';
import type { RowLists } from './row-lists.ts';
import { FACETS, type Facet, type SearchFilters, type SearchItem, type SearchKind } from './search-item.ts';
import { TermList, type TermRun } from './term-list.ts';
import {
  forgivenEdits,
  mayBePrefix,
  mayBeTypoPrefix,
  wholeWorth,
  worthOf,
  type MatchKind,
  type QueryWord,
} from './term-match.ts';
import { TextColumn } from './text-column.ts';

/** One posting list that answers a word, with what a hit in it is worth. */
interface WordList {
  readonly rows: Uint32Array;
  readonly worth: number;
}

/** An immutable snapshot, searched in place. Slots are in order of kind and popularity; removed ones are marked. */
export class CompactPart implements RankedPart {
  readonly size: number;
  readonly meta: CompactMeta;
  readonly #ids: Float64Array;
  readonly #feedKeys: Float64Array;
  readonly #strengths: Float64Array;
  readonly #popularity: Float64Array;
  readonly #nameLengths: Uint8Array;
  readonly #names: TextColumn;
  readonly #extras: TextColumn;
  readonly #labelTexts: readonly string[];
  readonly #labels: RowLists;
  readonly #facets: RowLists;
  readonly #facetCodes: Uint8Array;
  readonly #facetIds: Float64Array;
  readonly #facetPlaces = new Map<string, number>();
  readonly #terms: TermList;
  readonly #inNames: RowLists;
  readonly #inLabels: RowLists;
  readonly #slots: Readonly<Record<SearchKind, IdTable>>;
  readonly #dead: Uint8Array;
  /** Working memory of a query: words matched so far and their worth, by slot. */
  readonly #matched: Uint8Array;
  readonly #worth: Uint16Array;

  /** @throws RangeError when the bytes are no snapshot of this format. */
  constructor(bytes: Uint8Array) {
    const pack = new ColumnReader(COMPACT_FORMAT, bytes);
    this.meta = pack.meta as CompactMeta;
    this.#ids = pack.column('ids', 'f64');
    this.size = this.#ids.length;
    this.#feedKeys = pack.column('feed_keys', 'f64');
    this.#strengths = pack.column('strengths', 'f64');
    this.#popularity = pack.column('popularity', 'f64');
    this.#nameLengths = pack.column('name_lengths', 'u8');
    const texts = (name: string): TextColumn =>
      new TextColumn(pack.column(`${name}_bytes`, 'u8'), pack.column(`${name}_offsets`, 'u32'));
    const lists = (name: string, values: string): RowLists => ({
      start: pack.column(`${name}_start`, 'u32'),
      values: pack.column(`${name}_${values}`, 'u32'),
    });
    this.#names = texts('name');
    this.#extras = texts('extra');
    this.#labelTexts = texts('label').toArray();
    this.#labels = lists('label', 'values');
    this.#facets = lists('facet', 'values');
    this.#facetCodes = pack.column('facet_codes', 'u8');
    this.#facetIds = pack.column('facet_ids', 'f64');
    this.#facetIds.forEach((id, place) =>
      this.#facetPlaces.set(`${this.#facetCodes[place] ?? 0}:${id}`, place),
    );
    this.#terms = new TermList(texts('term').toArray());
    this.#inNames = lists('in_names', 'rows');
    this.#inLabels = lists('in_labels', 'rows');
    const { ingredients } = this.meta;
    this.#slots = {
      ingredient: new IdTable(this.#ids.subarray(0, ingredients)),
      recipe: new IdTable(this.#ids.subarray(ingredients)),
    };
    this.#dead = new Uint8Array(this.size);
    this.#matched = new Uint8Array(this.size);
    this.#worth = new Uint16Array(this.size);
  }

  /** Hides an item from now on; true when it was here. */
  remove(kind: SearchKind, id: number): boolean {
    const slot = this.#slotOf(kind, id);
    if (slot < 0) return false;
    this.#dead[slot] = 1;
    return true;
  }

  /** How often recipes of the snapshot need an ingredient. */
  popularityOf(kind: SearchKind, id: number): number {
    const place = this.#slots[kind].placeOf(id);
    return place < 0 ? 0 : (this.#popularity[place + (kind === 'recipe' ? this.meta.ingredients : 0)] ?? 0);
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    const slot = this.#slotOf(kind, id);
    return slot < 0 ? null : this.#item(slot);
  }

  /** Everything that is not removed. */
  *items(): Generator<SearchItem> {
    for (let slot = 0; slot < this.size; slot += 1) if (this.#dead[slot] === 0) yield this.#item(slot);
  }

  collect(words: readonly QueryWord[], typos: boolean, options: CollectOptions): Ranked[] {
    const from = options.kind === 'recipe' ? this.meta.ingredients : 0;
    const to = options.kind === 'ingredient' ? this.meta.ingredients : this.size;
    const passes = this.#filter(options.filters);
    if (words.length === 0) return this.#mostPopular(from, to, passes, options.limit);
    const lists = words.map((word) => this.#listsOf(word, typos));
    const effort = (word: readonly WordList[]): number =>
      word.reduce((sum, { rows }) => sum + rows.length, 0);
    lists.sort((a, b) => effort(a) - effort(b));
    const matched = this.#matched.fill(0);
    const worth = this.#worth;
    lists.slice(0, -1).forEach((word, at) => {
      for (const list of word) {
        for (let index = 0, { length } = list.rows; index < length; index += 1) {
          const slot = list.rows[index] as number;
          if (matched[slot] !== at) continue;
          matched[slot] = at + 1;
          worth[slot] = (at === 0 ? 0 : (worth[slot] as number)) + list.worth;
        }
      }
    });
    const before = words.length - 1;
    const top = new TopList<{ slot: number; worth: number }>(options.limit, byWorth);
    for (const list of lists[before] ?? []) {
      for (let index = 0, { length } = list.rows; index < length; index += 1) {
        const slot = list.rows[index] as number;
        if (matched[slot] !== before) continue;
        matched[slot] = before + 1;
        if (slot < from || slot >= to || this.#dead[slot] === 1) continue;
        const sum = (before === 0 ? 0 : (worth[slot] as number)) + list.worth;
        const whole = wholeWorth(sum, words.length, this.#nameLengths[slot] as number);
        const worst = top.worst;
        if (worst !== undefined && (whole < worst.worth || (whole === worst.worth && slot > worst.slot)))
          continue;
        if (passes(slot)) top.offer({ slot, worth: whole });
      }
    }
    return top.toArray().map((hit) => this.#ranked(hit.slot, hit.worth));
  }

  /** The posting lists that answer a word, those worth most first. Lists of neighbouring terms are one list. */
  #listsOf(query: QueryWord, typos: boolean): WordList[] {
    const { word } = query;
    const runs: (readonly [MatchKind, TermRun])[] = [];
    const exact = this.#terms.placeOf(word);
    if (exact >= 0) runs.push(['exact', { from: exact, to: exact + 1 }]);
    if (mayBePrefix(query)) runs.push(['prefix', this.#terms.beginningWith(word)]);
    const near = (kind: MatchKind, unfinished: boolean): void => {
      for (const term of this.#terms.near(word, forgivenEdits(word), unfinished)) {
        runs.push([kind, { from: term, to: term + 1 }]);
      }
    };
    if (typos && forgivenEdits(word) > 0) {
      near('typo', false);
      if (mayBeTypoPrefix(query)) near('typo_prefix', true);
    }
    const inField = (field: 'name' | 'label', { start, values }: RowLists): WordList[] =>
      runs.map(([kind, { from, to }]) => ({
        rows: values.subarray(start[from], start[to]),
        worth: worthOf(kind, field),
      }));
    return [...inField('name', this.#inNames), ...inField('label', this.#inLabels)];
  }

  #mostPopular(from: number, to: number, passes: (slot: number) => boolean, limit: number): Ranked[] {
    const hits: Ranked[] = [];
    for (let slot = from; slot < to && hits.length < limit; slot += 1) {
      if (this.#dead[slot] === 0 && passes(slot)) hits.push(this.#ranked(slot, 0));
    }
    return hits;
  }

  #ranked(slot: number, worth: number): Ranked {
    return {
      kind: this.#kindOf(slot),
      id: this.#ids[slot] ?? 0,
      worth,
      popularity: this.#popularity[slot] ?? 0,
      feed_key: this.#feedKeys[slot] ?? 0,
    };
  }

  #filter(filters: SearchFilters): (slot: number) => boolean {
    const { abv_min = 0, abv_max = Number.POSITIVE_INFINITY, accept } = filters;
    const wanted = FACET_ORDER.flatMap((facet, code) => {
      const ids = filters[facet];
      if (ids === undefined || ids.length === 0) return [];
      const places = ids.map((id) => this.#facetPlaces.get(`${code}:${id}`) ?? -1);
      return [{ places, all: FACETS[facet] === 'all' }];
    });
    return (slot) => {
      const strength = this.#strengths[slot] ?? 0;
      if (strength < abv_min || strength > abv_max) return false;
      if (wanted.length > 0) {
        const held = this.#facets.values.subarray(this.#facets.start[slot], this.#facets.start[slot + 1]);
        const has = (place: number): boolean => place >= 0 && held.includes(place);
        if (!wanted.every(({ places, all }) => (all ? places.every(has) : places.some(has)))) return false;
      }
      return accept === undefined || accept(this.#ids[slot] ?? 0, this.#kindOf(slot));
    };
  }

  #slotOf(kind: SearchKind, id: number): number {
    const place = this.#slots[kind].placeOf(id);
    if (place < 0) return -1;
    const slot = kind === 'recipe' ? place + this.meta.ingredients : place;
    return this.#dead[slot] === 1 ? -1 : slot;
  }

  #kindOf(slot: number): SearchKind {
    return slot < this.meta.ingredients ? 'ingredient' : 'recipe';
  }

  #facetIdsOf(slot: number): Record<Facet, number[]> {
    const ids = Object.fromEntries(FACET_ORDER.map((facet) => [facet, [] as number[]])) as Record<
      Facet,
      number[]
    >;
    for (let at = this.#facets.start[slot] ?? 0, end = this.#facets.start[slot + 1] ?? 0; at < end; at += 1) {
      const place = this.#facets.values[at] ?? 0;
      const facet = FACET_ORDER[this.#facetCodes[place] ?? 0];
      if (facet) ids[facet].push(this.#facetIds[place] ?? 0);
    }
    return ids;
  }

  #item(slot: number): SearchItem {
    const shared = {
      id: this.#ids[slot] ?? 0,
      name: this.#names.at(slot),
      visible: true,
      feed_key: this.#feedKeys[slot] ?? 0,
      alcohol_abv: this.#strengths[slot] ?? 0,
    };
    const facets = this.#facetIdsOf(slot);
    const labels = [
      ...this.#labels.values.subarray(this.#labels.start[slot], this.#labels.start[slot + 1]),
    ].map((place) => this.#labelTexts[place] ?? '');
    const extra = this.#extras.at(slot);
    if (this.#kindOf(slot) === 'ingredient') {
      return {
        kind: 'ingredient',
        ...shared,
        ingredient_type_id: facets.ingredient_type_ids[0] ?? 0,
        ingredient_type_name: labels[0] ?? '',
        ingredient_brand_id: facets.ingredient_brand_ids[0] ?? 0,
        ingredient_brand_name: labels[1] ?? '',
        ingredient_attribute_ids: facets.ingredient_attribute_ids,
        parent_ingredient_id: extra === '' ? null : Number(extra),
        ancestor_names: labels.slice(2),
      };
    }
    const [description, cover, look] = JSON.parse(extra) as [string, string | null, Record<string, unknown>];
    const { ingredient_ids, glassware_ids, serving_method_ids } = facets;
    return {
      kind: 'recipe',
      ...shared,
      description,
      ingredient_names: labels,
      ingredient_ids,
      glassware_ids,
      serving_method_ids,
      cover,
      look,
    };
  }
}

const byWorth = (a: { slot: number; worth: number }, b: { slot: number; worth: number }): number =>
  b.worth - a.worth || a.slot - b.slot;
