import type { ColumnReader } from '../../core/binary-pack.ts';
import { grown } from '../../core/id-table.ts';
import { KEPT_FACETS, type Facet } from './search-item.ts';

const GROWTH = 1.6;

/** Collects texts as concatenated UTF-8. */
export class TextWriter {
  #bytes = new Uint8Array(1024);
  #used = 0;
  readonly #offsets: number[] = [0];
  readonly #encoder = new TextEncoder();

  add(text: string): number {
    const needed = this.#used + text.length * 3;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, Math.ceil(this.#bytes.length * GROWTH)));
      larger.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = larger;
    }
    this.#used += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#offsets.push(this.#used);
    return this.#offsets.length - 2;
  }

  /** The columns, in insertion order or a given order. */
  columns(order?: Uint32Array): { bytes: Uint8Array; offsets: Uint32Array } {
    if (order === undefined) {
      return { bytes: this.#bytes.slice(0, this.#used), offsets: Uint32Array.from(this.#offsets) };
    }
    const bytes = new Uint8Array(this.#used);
    const offsets = new Uint32Array(order.length + 1);
    let at = 0;
    order.forEach((place, index) => {
      const from = this.#offsets[place] ?? 0;
      const to = this.#offsets[place + 1] ?? from;
      bytes.set(this.#bytes.subarray(from, to), at);
      at += to - from;
      offsets[index + 1] = at;
    });
    return { bytes: bytes.slice(0, at), offsets };
  }
}

/** Texts of a snapshot, decoded on access. */
export class TextColumn {
  readonly #bytes: Uint8Array;
  readonly #offsets: Uint32Array;
  readonly #decoder = new TextDecoder();

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.#bytes = bytes;
    this.#offsets = offsets;
  }

  get length(): number {
    return this.#offsets.length - 1;
  }

  at(place: number): string {
    return this.#decoder.decode(this.#bytes.subarray(this.#offsets[place], this.#offsets[place + 1]));
  }

  toArray(): string[] {
    return Array.from({ length: this.length }, (_, place) => this.at(place));
  }
}

/** Lists of numbers by row in two arrays: row r has values[start[r]] … values[start[r + 1] − 1]. */
export interface RowLists {
  readonly start: Uint32Array;
  readonly values: Uint32Array;
}

export class RowWriter {
  #start = new Uint32Array(16);
  #values = new Uint32Array(64);
  #rows = 0;

  add(values: Iterable<number>): void {
    let at = this.#start[this.#rows] ?? 0;
    for (const value of values) {
      this.#values = grown(this.#values, at + 1);
      this.#values[at] = value;
      at += 1;
    }
    this.#rows += 1;
    this.#start = grown(this.#start, this.#rows + 1);
    this.#start[this.#rows] = at;
  }

  inOrder(order: Uint32Array): RowLists {
    const start = new Uint32Array(order.length + 1);
    const values = new Uint32Array(this.#start[this.#rows] ?? 0);
    let at = 0;
    order.forEach((row, index) => {
      const list = this.#values.subarray(this.#start[row], this.#start[row + 1]);
      values.set(list, at);
      at += list.length;
      start[index + 1] = at;
    });
    return { start, values };
  }
}

/** Inverts "row contains values" to "value is in rows", with ascending rows. Values are below `count`. */
export function inverted(lists: RowLists, count: number): RowLists {
  const start = new Uint32Array(count + 1);
  for (const value of lists.values) start[value + 1] = (start[value + 1] ?? 0) + 1;
  for (let value = 1; value <= count; value += 1)
    start[value] = (start[value] ?? 0) + (start[value - 1] ?? 0);
  const cursor = start.slice();
  const rows = new Uint32Array(lists.values.length);
  for (let row = 0; row + 1 < lists.start.length; row += 1) {
    for (let at = lists.start[row] ?? 0, end = lists.start[row + 1] ?? 0; at < end; at += 1) {
      const value = lists.values[at] ?? 0;
      const position = cursor[value] ?? 0;
      rows[position] = row;
      cursor[value] = position + 1;
    }
  }
  return { start, values: rows };
}

/** Change it with the content of parts: snapshots of another format are rejected and rebuilt. */
export const PART_FORMAT = 'cellaret-search-3';

export interface PartMeta {
  /** The number of ingredients, which are the first slots; the others are recipes. */
  readonly ingredients: number;
  /** Time up to which changes are included; its meaning is the caller's. */
  readonly watermark: number;
}

export const FACET_ORDER: readonly Facet[] = KEPT_FACETS;

export const textsIn = (pack: ColumnReader, name: string): TextColumn =>
  new TextColumn(pack.column(`${name}_bytes`, 'u8'), pack.column(`${name}_offsets`, 'u32'));

export const listsIn = (pack: ColumnReader, name: string, values: 'rows' | 'values'): RowLists => ({
  start: pack.column(`${name}_start`, 'u32'),
  values: pack.column(`${name}_${values}`, 'u32'),
});
