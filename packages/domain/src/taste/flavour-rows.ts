import { ColumnReader, packColumns } from '../core/binary-pack.ts';
import { grown, IdTable } from '../core/id-table.ts';
import { movedTaste, scoreOfByte, TASTE_WEIGHTS, tasteBytes, type TasteWish } from './flavour.ts';
import { SCORES } from './scores.ts';

const WIDTH = SCORES.length;

const FORMAT = 'cellaret-flavour-1';

/** A neighbour in taste; `distance` as in `tasteDistance`, with scores rounded to bytes. */
export interface Neighbour {
  readonly id: number;
  readonly distance: number;
}

export interface NeighbourOptions {
  readonly limit: number;
  /** Ids to exclude, including the compared one. */
  readonly except?: ReadonlySet<number>;
  /** Filter of ids; all if absent. */
  readonly accept?: (id: number) => boolean;
}

/** The profiles of many recipes, eleven bytes each, searched linearly: a million in a few milliseconds. */
export class FlavourRows {
  readonly #table: IdTable;
  #rows: Uint8Array;
  #dead: Uint8Array;

  private constructor(table: IdTable, rows: Uint8Array) {
    this.#table = table;
    this.#rows = rows;
    this.#dead = new Uint8Array(table.size);
  }

  static empty(): FlavourRows {
    return new FlavourRows(new IdTable(), new Uint8Array(0));
  }

  /**
   * Reads the result of `toBytes`.
   * @throws RangeError for other bytes.
   */
  static fromBytes(bytes: Uint8Array): FlavourRows {
    const pack = new ColumnReader(FORMAT, bytes);
    return new FlavourRows(new IdTable(pack.column('ids', 'f64')), pack.column('rows', 'u8').slice());
  }

  /** Sets the profile of a recipe; null (nothing with a volume) removes it. */
  set(id: number, scores: readonly number[] | null): void {
    if (scores === null) {
      this.remove(id);
      return;
    }
    const row = this.#table.placeFor(id);
    this.#rows = grown(this.#rows, (row + 1) * WIDTH);
    this.#rows.set(tasteBytes(scores), row * WIDTH);
    this.#dead = grown(this.#dead, row + 1);
    this.#dead[row] = 0;
  }

  remove(id: number): void {
    const row = this.#table.placeOf(id);
    if (row >= 0) this.#dead[row] = 1;
  }

  /** The profile of a recipe, rounded to bytes; null if it has none. */
  scoresOf(id: number): number[] | null {
    const row = this.#table.placeOf(id);
    if (row < 0 || this.#dead[row] === 1) return null;
    return [...this.#rows.subarray(row * WIDTH, (row + 1) * WIDTH)].map(scoreOfByte);
  }

  /** The distance of a recipe to a taste; infinite if it has no profile. */
  distance(id: number, scores: readonly number[]): number {
    const row = this.#table.placeOf(id);
    if (row < 0 || this.#dead[row] === 1) return Number.POSITIVE_INFINITY;
    let sum = 0;
    for (let index = 0; index < WIDTH; index += 1) {
      const apart = scoreOfByte(this.#rows[row * WIDTH + index] as number) - (scores[index] ?? 0);
      sum += apart * apart * (TASTE_WEIGHTS[index] as number);
    }
    return Math.sqrt(sum);
  }

  /** Distance and index of the nearest taste per recipe; infinite and −1 if there is none. */
  nearestOf(
    ids: readonly number[],
    tastes: readonly (readonly number[])[],
  ): { readonly distances: Float64Array; readonly which: Int32Array } {
    const wanted = Float64Array.from(tastes.flatMap(tasteBytes));
    const weights = Float64Array.from(TASTE_WEIGHTS);
    const distances = new Float64Array(ids.length).fill(Number.POSITIVE_INFINITY);
    const which = new Int32Array(ids.length).fill(-1);
    for (const [at, id] of ids.entries()) {
      const row = this.#table.placeOf(id);
      if (row < 0 || this.#dead[row] === 1) continue;
      let least = Number.POSITIVE_INFINITY;
      for (let taste = 0; taste < tastes.length; taste += 1) {
        let sum = 0;
        for (let index = 0; index < WIDTH && sum < least; index += 1) {
          const apart =
            (this.#rows[row * WIDTH + index] as number) - (wanted[taste * WIDTH + index] as number);
          sum += apart * apart * (weights[index] as number);
        }
        if (sum >= least) continue;
        least = sum;
        which[at] = taste;
      }
      distances[at] = scoreOfByte(Math.sqrt(least));
    }
    return { distances, which };
  }

  /** The mean profile of several recipes; null if none has one. */
  meanOf(ids: Iterable<number>): number[] | null {
    const all = [...ids].map((id) => this.scoresOf(id)).filter((scores) => scores !== null);
    if (all.length === 0) return null;
    return SCORES.map((_, index) => all.reduce((sum, scores) => sum + (scores[index] ?? 0), 0) / all.length);
  }

  /** The recipes nearest to a taste, nearest first. */
  nearest(scores: readonly number[], options: NeighbourOptions): Neighbour[] {
    return this.#search(tasteBytes(scores), options, () => true);
  }

  /** Recipes nearest to the changed taste that differ as wished; empty without a profile. */
  likeBut(id: number, wish: TasteWish, options: NeighbourOptions): Neighbour[] {
    const scores = this.scoresOf(id);
    if (scores === null) return [];
    const from = tasteBytes(scores);
    const wishes = SCORES.flatMap((name, index) => {
      const by = wish[name] ?? 0;
      return by === 0 ? [] : [{ index, sign: Math.sign(by) }];
    });
    const moved = (row: number): boolean =>
      wishes.every(
        ({ index, sign }) => ((this.#rows[row * WIDTH + index] ?? 0) - (from[index] ?? 0)) * sign > 0,
      );
    const except = new Set(options.except).add(id);
    return this.#search(tasteBytes(movedTaste(scores, wish)), { ...options, except }, moved);
  }

  /** Serialises all recipes that are not removed: about 19 bytes each. */
  toBytes(): Uint8Array {
    const ids = this.#table.toArray();
    const alive = [...ids.keys()].filter((row) => this.#dead[row] === 0);
    const rows = new Uint8Array(alive.length * WIDTH);
    alive.forEach((row, index) =>
      rows.set(this.#rows.subarray(row * WIDTH, (row + 1) * WIDTH), index * WIDTH),
    );
    return packColumns(FORMAT, { ids: Float64Array.from(alive, (row) => ids[row] ?? 0), rows }, null);
  }

  #search(target: readonly number[], options: NeighbourOptions, fits: (row: number) => boolean): Neighbour[] {
    const { limit, except, accept } = options;
    const size = this.#table.size;
    const rows = this.#rows;
    const held: { row: number; sum: number }[] = [];
    if (limit <= 0) return [];
    // Sweet, bitter and sour are first in SCORES and vary most, so most rows are rejected after two or three
    // sums.
    const weights = Float64Array.from(TASTE_WEIGHTS);
    const wanted = Float64Array.from(target);
    let worst = Number.POSITIVE_INFINITY;
    for (let row = 0; row < size; row += 1) {
      let sum = 0;
      const base = row * WIDTH;
      for (let index = 0; index < WIDTH; index += 1) {
        const apart = (rows[base + index] as number) - (wanted[index] as number);
        sum += apart * apart * (weights[index] as number);
        if (sum >= worst) break;
      }
      if (sum >= worst || this.#dead[row] === 1 || !fits(row)) continue;
      const id = this.#table.idAt(row);
      if (except?.has(id) || accept?.(id) === false) continue;
      let at = held.length;
      while (at > 0 && sum < (held[at - 1]?.sum ?? 0)) at -= 1;
      held.splice(at, 0, { row, sum });
      if (held.length > limit) held.pop();
      if (held.length === limit) worst = held.at(-1)?.sum ?? worst;
    }
    return held.map(({ row, sum }) => ({ id: this.#table.idAt(row), distance: scoreOfByte(Math.sqrt(sum)) }));
  }
}
