import { grown } from '../../core/growable.ts';

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
