import { ColumnReader } from '../../core/binary-pack.ts';
import { foldName } from '../../core/folding.ts';
import { IdTable } from '../../core/id-table.ts';
import { TopList } from '../../core/top-list.ts';
import { ItemColumns } from './item-columns.ts';
import { listsIn, PART_FORMAT, textsIn, type PartMeta, type RowLists } from './part-format.ts';
import {
  type Facet,
  type IngredientItem,
  type ItemTraits,
  type SearchFilters,
  type SearchItem,
  type SearchKind,
  compareHits,
  type HitOrder,
  type Ranks,
} from './search-item.ts';
import { TermList, type TermRun } from './term-list.ts';
import {
  editsBetween,
  forgivenEdits,
  MEANT_WORTH,
  NAMED_WORTH,
  mayBePrefix,
  mayBeTypoPrefix,
  wholeWorth,
  worthOf,
  type MatchKind,
  type MeantIngredients,
  type NearWord,
  type QueryWord,
} from './term-match.ts';

interface WordList {
  readonly rows: Uint32Array;
  readonly worth: number;
}

export interface CollectOptions {
  /** Both kinds if absent. */
  readonly kind?: SearchKind | undefined;
  readonly filters: SearchFilters;
  /** Optional folded words that raise items with them in their names. */
  readonly named: readonly string[];
  /** True if `named` raises no drinks of many ingredients. */
  readonly several: boolean;
  readonly order: HitOrder;
  readonly limit: number;
}

interface Held {
  readonly slot: number;
  readonly ranks: Ranks;
}

/** If lists exceed this fraction of all slots, slots are scanned in order instead. */
const SCANNED = 16;

/** With more ingredients, a drink is less about the one in its name. */
const FEW = 4;

function holds(rows: Uint32Array, row: number): boolean {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row;
}

/** An immutable segment of the index, in columns by slot. Only the removed flags change. */
export class IndexPart {
  readonly meta: PartMeta;
  readonly #items: ItemColumns;
  readonly #popularity: Float64Array;
  readonly #nameLengths: Uint8Array;
  readonly #terms: TermList;
  readonly #inNames: RowLists;
  readonly #inLabels: RowLists;
  readonly #slots: Readonly<Record<SearchKind, IdTable>>;
  readonly #dead: Uint8Array;
  #live: number;
  /** Working memory of a query, by slot: number of matched words and their worth. */
  readonly #matched: Uint8Array;
  readonly #worth: Uint16Array;
  readonly #extra: Uint16Array;
  /** Slots by facet id; computed on first use. */
  #slotsByPlace: RowLists | undefined;

  /** @throws RangeError for bytes of another format. */
  constructor(bytes: Uint8Array) {
    const pack = new ColumnReader(PART_FORMAT, bytes);
    this.meta = pack.meta as PartMeta;
    this.#items = new ItemColumns(pack);
    this.#popularity = pack.column('popularity', 'f64');
    this.#nameLengths = pack.column('name_lengths', 'u8');
    this.#terms = new TermList(textsIn(pack, 'term').toArray());
    this.#inNames = listsIn(pack, 'in_names', 'rows');
    this.#inLabels = listsIn(pack, 'in_labels', 'rows');
    const { ingredients } = this.meta;
    this.#slots = {
      ingredient: new IdTable(this.#items.ids.subarray(0, ingredients)),
      recipe: new IdTable(this.#items.ids.subarray(ingredients)),
    };
    this.#dead = new Uint8Array(this.#slotCount);
    this.#live = this.#slotCount;
    this.#matched = new Uint8Array(this.#slotCount);
    this.#worth = new Uint16Array(this.#slotCount);
    this.#extra = new Uint16Array(this.#slotCount);
  }

  get size(): number {
    return this.#live;
  }

  get #slotCount(): number {
    return this.#items.ids.length;
  }

  remove(kind: SearchKind, id: number): boolean {
    const slot = this.#slotOf(kind, id);
    if (slot < 0) return false;
    this.#dead[slot] = 1;
    this.#live -= 1;
    return true;
  }

  /** The number of recipes in this part that require an ingredient. */
  popularityOf(ingredientId: number): number {
    const place = this.#slots.ingredient.placeOf(ingredientId);
    return place < 0 ? 0 : (this.#popularity[place] ?? 0);
  }

  get(kind: SearchKind, id: number): SearchItem | null {
    const slot = this.#slotOf(kind, id);
    return slot < 0 ? null : this.#items.item(slot);
  }

  *items(): Generator<SearchItem> {
    for (let slot = 0; slot < this.#slotCount; slot += 1)
      if (this.#dead[slot] === 0) yield this.#items.item(slot);
  }

  *ingredients(): Generator<IngredientItem> {
    for (let slot = 0; slot < this.meta.ingredients; slot += 1) {
      const item = this.#dead[slot] === 0 ? this.#items.item(slot) : null;
      if (item?.kind === 'ingredient') yield item;
    }
  }

  /** The best items that match every word, best first; without words the first ones in the order. */
  collect(words: readonly QueryWord[], typos: boolean, options: CollectOptions): Ranks[] {
    const { order, limit, named, several } = options;
    const from = options.kind === 'recipe' ? this.meta.ingredients : 0;
    const to = options.kind === 'ingredient' ? this.meta.ingredients : this.#slotCount;
    const passes = this.#items.filter(options.filters);
    const compare = compareHits(order);
    const top = new TopList<Held>(limit, (a, b) => compare(a.ranks, b.ranks));
    const extra = named.length > 0 ? this.#extraWorth(named, several) : null;
    const offer = (slot: number, found: number): void => {
      const worth = extra === null ? found : found + (extra[slot] as number);
      if (slot < from || slot >= to || this.#dead[slot] === 1) return;
      const { worst } = top;
      // Early exit for hits below the worst one kept; of equal worth the lower slot is better.
      if (
        worst &&
        order === 'best' &&
        (worth < worst.ranks.worth || (worth === worst.ranks.worth && slot > worst.slot))
      )
        return;
      const ranks = this.#ranksOf(slot, worth, order);
      if (worst && compare(ranks, worst.ranks) >= 0) return;
      if (passes(slot)) top.offer({ slot, ranks });
    };
    if (words.length === 0) for (let slot = from; slot < to; slot += 1) offer(slot, 0);
    else this.#eachFound(words, typos, offer);
    return top.toArray().map(({ ranks }) => ranks);
  }

  /** An item whose name has all words (the last may be a prefix), and no others if `alone`. */
  named(
    words: readonly QueryWord[],
    fits: (name: string, kind: SearchKind) => boolean,
    alone: boolean,
  ): number | null {
    const lists = words.map((query) => {
      const exact = this.#terms.placeOf(query.word);
      const whole = exact < 0 ? { from: 0, to: 0 } : { from: exact, to: exact + 1 };
      const { from, to } = query.last ? this.#terms.beginningWith(query.word) : whole;
      const { start, values } = this.#inNames;
      return Array.from({ length: to - from }, (_, at) =>
        values.subarray(start[from + at], start[from + at + 1]),
      );
    });
    const sizeOf = (runs: readonly Uint32Array[]) => runs.reduce((sum, { length }) => sum + length, 0);
    const [fewest = [], ...others] = lists.sort((a, b) => sizeOf(a) - sizeOf(b));
    for (const run of fewest)
      for (const slot of run)
        if (
          this.#dead[slot] === 0 &&
          (!alone || this.#nameLengths[slot] === words.length) &&
          others.every((runs) => runs.some((one) => holds(one, slot))) &&
          fits(this.#items.nameOf(slot), this.#items.kindOf(slot))
        )
          return this.#items.ids[slot] ?? null;
    return null;
  }

  /** The word in recipe names with the fewest edits from a word, within the tolerance; null if none. */
  nearestName(word: string): NearWord | null {
    const most = forgivenEdits(word);
    if (most === 0) return null;
    let nearest: NearWord | null = null;
    for (const term of this.#terms.near(word, most, false)) {
      const { start, values } = this.#inNames;
      const last = values[(start[term + 1] ?? 0) - 1] ?? -1;
      // Rows ascend, and recipes follow ingredients.
      if (start[term] === start[term + 1] || last < this.meta.ingredients) continue;
      const near = this.#terms.terms[term] ?? '';
      const edits = editsBetween(word, near);
      if (!nearest || edits < nearest.edits) nearest = { word: near, edits };
    }
    return nearest;
  }

  begins(text: string): boolean {
    const { from, to } = this.#terms.beginningWith(text);
    return to > from;
  }

  /** A recipe for evaluating conditions; null if not in this part. */
  traitsOf(recipeId: number): ItemTraits | null {
    const slot = this.#slotOf('recipe', recipeId);
    return slot < 0 ? null : this.#items.traitsOf(slot);
  }

  /** True if the word occurs in an item that is not removed, spelled exactly. */
  knows(word: string): boolean {
    const term = this.#terms.placeOf(word);
    if (term < 0) return false;
    const isAlive = ({ start, values }: RowLists): boolean =>
      values.subarray(start[term], start[term + 1]).some((slot) => this.#dead[slot] === 0);
    return isAlive(this.#inNames) || isAlive(this.#inLabels);
  }

  /**
   * Additional worth of items with the words in their names, by slot. One word of several does not raise a
   * drink of many ingredients: a Rum Runner is not the first with rum and limes.
   */
  #extraWorth(named: readonly string[], several: boolean): Uint16Array {
    const extra = this.#extra.fill(0);
    const { start, values } = this.#inNames;
    const lists = named
      .map((word) => this.#terms.placeOf(word))
      .filter((term) => term >= 0)
      .map((term) => values.subarray(start[term], start[term + 1]));
    for (const list of lists) for (const slot of list) extra[slot] = (extra[slot] as number) + NAMED_WORTH;
    if (!several) return extra;
    const isLong = (slot: number) => slot >= this.meta.ingredients && -(this.#popularity[slot] ?? 0) > FEW;
    for (const list of lists)
      for (const slot of list) if (extra[slot] === NAMED_WORTH && isLong(slot)) extra[slot] = 0;
    return extra;
  }

  #slotsOf(facet: Facet, ids: readonly number[], worth: number): WordList[] {
    this.#slotsByPlace ??= this.#items.slotsByPlace();
    const { start, values } = this.#slotsByPlace;
    return ids.flatMap((id) => {
      const place = this.#items.placeOf(facet, id);
      return place < 0 ? [] : [{ rows: values.subarray(start[place], start[place + 1]), worth }];
    });
  }

  /** Posting lists of the recipes with the ingredients that a word means. */
  #meantLists({ core, loose, guessed = false }: MeantIngredients): WordList[] {
    if (guessed) return this.#slotsOf('ingredient_ids', core, MEANT_WORTH.guessed);
    const beside = ['garnish_ingredient_ids', 'optional_ingredient_ids'] as const;
    return [
      ...this.#slotsOf('ingredient_ids', core, MEANT_WORTH.needed),
      ...beside.flatMap((facet) => this.#slotsOf(facet, core, MEANT_WORTH.beside)),
      ...this.#slotsOf('ingredient_ids', loose, MEANT_WORTH.loose),
      ...beside.flatMap((facet) => this.#slotsOf(facet, loose, MEANT_WORTH.loose)),
    ];
  }

  /** Calls back for each slot that matches every word, with its worth. */
  #eachFound(
    words: readonly QueryWord[],
    typos: boolean,
    found: (slot: number, worth: number) => void,
  ): void {
    const lists = words.map((word) => this.#listsOf(word, typos));
    const effort = (word: readonly WordList[]): number =>
      word.reduce((sum, { rows }) => sum + rows.length, 0);
    lists.sort((a, b) => effort(a) - effort(b));
    const matched = this.#matched.fill(0);
    const worth = this.#worth;
    const last = lists.at(-1) ?? [];
    const isLong = effort(last) > matched.length / SCANNED;
    (isLong ? lists : lists.slice(0, -1)).forEach((word, at) => {
      for (const list of word) {
        for (let index = 0, { length } = list.rows; index < length; index += 1) {
          const slot = list.rows[index] as number;
          if (matched[slot] !== at) continue;
          matched[slot] = at + 1;
          worth[slot] = (at === 0 ? 0 : (worth[slot] as number)) + list.worth;
        }
      }
    });
    const count = words.length;
    if (isLong) {
      // In slot order, because of equal hits the first are the best and the others exit early.
      for (let slot = 0; slot < matched.length; slot += 1)
        if (matched[slot] === count)
          found(slot, wholeWorth(worth[slot] as number, count, this.#nameLengths[slot] as number));
      return;
    }
    for (const list of last)
      for (let index = 0, { length } = list.rows; index < length; index += 1) {
        const slot = list.rows[index] as number;
        if (matched[slot] !== count - 1) continue;
        matched[slot] = count;
        const sum = (count === 1 ? 0 : (worth[slot] as number)) + list.worth;
        found(slot, wholeWorth(sum, count, this.#nameLengths[slot] as number));
      }
  }

  /** Posting lists of a word, highest worth first. Adjacent terms are contiguous and form one list. */
  #listsOf(query: QueryWord, typos: boolean): WordList[] {
    const { word, meant } = query;
    const meantLists = meant && (typos || !meant.guessed) ? this.#meantLists(meant) : [];
    if (meant?.only) return meantLists;
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
    return [...inField('name', this.#inNames), ...meantLists, ...inField('label', this.#inLabels)];
  }

  #ranksOf(slot: number, worth: number, order: HitOrder): Ranks {
    return {
      kind: this.#items.kindOf(slot),
      id: this.#items.ids[slot] ?? 0,
      worth,
      popularity: this.#popularity[slot] ?? 0,
      feed_key: this.#items.feedKeys[slot] ?? 0,
      strength: this.#items.strengthOf(slot),
      name: order === 'name' ? foldName(this.#items.nameOf(slot)) : '',
    };
  }

  #slotOf(kind: SearchKind, id: number): number {
    const place = this.#slots[kind].placeOf(id);
    if (place < 0) return -1;
    const slot = kind === 'recipe' ? place + this.meta.ingredients : place;
    return this.#dead[slot] === 1 ? -1 : slot;
  }
}
