import { packColumns, type Column } from '../../core/binary-pack.ts';
import { tokenise } from '../../core/folding.ts';
import { IdTable } from '../../core/id-table.ts';
import {
  PART_FORMAT,
  FACET_ORDER,
  type PartMeta,
  TextWriter,
  inverted,
  RowWriter,
  type RowLists,
} from './part-format.ts';
import { facetIds, keptItem, labelsOf, type SearchItem } from './search-item.ts';

/** Assigns consecutive numbers to distinct texts. */
class TextTable {
  readonly #places = new Map<string, number>();
  readonly texts: string[] = [];

  placeFor(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/**
 * Collects items one at a time, to save memory, and serialises them as one part: ingredients, then recipes,
 * each by popularity, then newest first, so that posting lists are in result order.
 */
export class PartBuilder {
  readonly #ids: number[] = [];
  readonly #kinds: number[] = [];
  readonly #feedKeys: number[] = [];
  readonly #strengths: number[] = [];
  readonly #names = new TextWriter();
  readonly #extras = new TextWriter();
  readonly #labels = new RowWriter();
  readonly #facets = new RowWriter();
  readonly #nameTerms = new RowWriter();
  readonly #labelTexts = new TextTable();
  readonly #terms = new TextTable();
  readonly #facetTables = FACET_ORDER.map(() => ({ table: new IdTable(), places: [] as number[] }));
  readonly #facetCodes: number[] = [];
  readonly #facetIds: number[] = [];
  /** Number of required ingredients of a recipe; 0 for an ingredient. */
  readonly #needs: number[] = [];
  /** Number of recipes that require an ingredient: its popularity. */
  readonly #uses = new Map<number, number>();

  /** Adds an item, unless it is hidden. Ids must be unique per kind. */
  add(given: SearchItem): void {
    if (!given.visible) return;
    const item = keptItem(given);
    this.#ids.push(item.id);
    this.#kinds.push(item.kind === 'ingredient' ? 0 : 1);
    this.#feedKeys.push(item.feed_key);
    this.#strengths.push(item.alcohol_abv);
    this.#names.add(item.name);
    this.#extras.add(extraOf(item));
    this.#labels.add(labelsOf(item).map((label) => this.#labelTexts.placeFor(label)));
    this.#facets.add(this.#facetsOf(item));
    this.#nameTerms.add(this.#termsOf([item.name]));
    this.#needs.push(item.kind === 'recipe' ? item.ingredient_ids.length : 0);
    if (item.kind === 'recipe') {
      for (const id of item.ingredient_ids) this.#uses.set(id, (this.#uses.get(id) ?? 0) + 1);
    }
  }

  get size(): number {
    return this.#ids.length;
  }

  /**
   * Serialises the part.
   * @param watermark time up to which changes are included, stored for the caller.
   */
  finish(watermark: number): Uint8Array {
    const popularity = Float64Array.from(this.#ids, (id, row) =>
      this.#kinds[row] === 0 ? (this.#uses.get(id) ?? 0) : -(this.#needs[row] ?? 0),
    );
    const order = this.#order(popularity);
    const labels = this.#labels.inOrder(order);
    const labelTermsByText = this.#labelTexts.texts.map((text) => this.#termsOf([text]));
    const rank = this.#termRanks();
    const names = this.#names.columns(order);
    const extras = this.#extras.columns(order);
    const facets = this.#facets.inOrder(order);
    const nameLists = ranked(this.#nameTerms.inOrder(order), rank);
    const labelLists = termsOfLabels(labels, labelTermsByText, rank);
    const inNames = inverted(nameLists, rank.length);
    const inLabels = inverted(labelLists, rank.length);
    const labelTexts = textColumns(this.#labelTexts.texts);
    const terms = textColumns([...this.#terms.texts].sort());
    const at = (values: readonly number[]): Float64Array =>
      Float64Array.from(order, (row) => values[row] ?? 0);
    const columns: Record<string, Column> = {
      ids: at(this.#ids),
      feed_keys: at(this.#feedKeys),
      strengths: at(this.#strengths),
      popularity: Float64Array.from(order, (row) => popularity[row] ?? 0),
      name_lengths: nameLengths(nameLists),
      name_bytes: names.bytes,
      name_offsets: names.offsets,
      extra_bytes: extras.bytes,
      extra_offsets: extras.offsets,
      label_start: labels.start,
      label_values: labels.values,
      label_bytes: labelTexts.bytes,
      label_offsets: labelTexts.offsets,
      facet_start: facets.start,
      facet_values: facets.values,
      facet_codes: Uint8Array.from(this.#facetCodes),
      facet_ids: Float64Array.from(this.#facetIds),
      term_bytes: terms.bytes,
      term_offsets: terms.offsets,
      in_names_start: inNames.start,
      in_names_rows: inNames.values,
      in_labels_start: inLabels.start,
      in_labels_rows: inLabels.values,
    };
    const ingredients = this.#kinds.reduce((count, kind) => count + (kind === 0 ? 1 : 0), 0);
    return packColumns(PART_FORMAT, columns, { ingredients, watermark } satisfies PartMeta);
  }

  #termsOf(texts: readonly string[]): number[] {
    return [...new Set(texts.flatMap(tokenise))].map((term) => this.#terms.placeFor(term));
  }

  #facetsOf(item: SearchItem): number[] {
    return FACET_ORDER.flatMap((facet, code) => {
      const known = this.#facetTables[code];
      return facetIds(item, facet).map((id) => {
        const place = known?.table.placeFor(id) ?? 0;
        if (place === known?.places.length) {
          known.places.push(this.#facetIds.push(id) - 1);
          this.#facetCodes.push(code);
        }
        return known?.places[place] ?? 0;
      });
    });
  }

  #order(popularity: Float64Array): Uint32Array {
    const of = (values: readonly number[], row: number): number => values[row] ?? 0;
    return Uint32Array.from(this.#ids.keys()).sort(
      (a, b) =>
        of(this.#kinds, a) - of(this.#kinds, b) ||
        (popularity[b] ?? 0) - (popularity[a] ?? 0) ||
        of(this.#feedKeys, b) - of(this.#feedKeys, a) ||
        of(this.#ids, a) - of(this.#ids, b),
    );
  }

  #termRanks(): Uint32Array {
    const { texts } = this.#terms;
    const sorted = Uint32Array.from(texts.keys()).sort((a, b) =>
      (texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1,
    );
    const rank = new Uint32Array(texts.length);
    sorted.forEach((term, place) => (rank[term] = place));
    return rank;
  }
}

/** Data of a recipe that is not searched, as JSON; the parent's id of an ingredient. */
const extraOf = (item: SearchItem): string =>
  item.kind === 'recipe' ? JSON.stringify([item.description, item.cover, item.look]) : keptParent(item);

/** The parent's name is also a label, but its id is not. */
const keptParent = (item: SearchItem & { kind: 'ingredient' }): string =>
  item.parent_ingredient_id === null ? '' : String(item.parent_ingredient_id);

const textColumns = (texts: readonly string[]): { bytes: Uint8Array; offsets: Uint32Array } => {
  const writer = new TextWriter();
  for (const text of texts) writer.add(text);
  return writer.columns();
};

const ranked = (lists: RowLists, rank: Uint32Array): RowLists => ({
  start: lists.start,
  values: lists.values.map((term) => rank[term] ?? 0),
});

/** Number of words of each name, at most 255, to detect names that equal the query. */
const nameLengths = (lists: RowLists): Uint8Array =>
  Uint8Array.from({ length: lists.start.length - 1 }, (_, row) =>
    Math.min(255, (lists.start[row + 1] ?? 0) - (lists.start[row] ?? 0)),
  );

function termsOfLabels(
  labels: RowLists,
  byText: readonly (readonly number[])[],
  rank: Uint32Array,
): RowLists {
  const rows = labels.start.length - 1;
  const writer = new RowWriter();
  const seenIn = new Uint32Array(rank.length);
  const terms: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    terms.length = 0;
    for (let at = labels.start[row] ?? 0, end = labels.start[row + 1] ?? 0; at < end; at += 1) {
      for (const term of byText[labels.values[at] ?? 0] ?? []) {
        if (seenIn[term] === row + 1) continue;
        seenIn[term] = row + 1;
        terms.push(rank[term] ?? 0);
      }
    }
    writer.add(terms);
  }
  return writer.inOrder(Uint32Array.from({ length: rows }, (_, row) => row));
}
