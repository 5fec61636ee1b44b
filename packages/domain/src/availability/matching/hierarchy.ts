import { grown } from '../../core/growable.ts';
import { IdTable } from '../../core/id-table.ts';
import type { StandInPair } from '../stand-ins.ts';

const NONE = -1;

/**
 * What somebody has, widened by the hierarchy and by what stands in. `satisfied[place]` is 1 when the ingredient at that place is there
 * itself or through one of its kind; `via[place]` is then the place of the nearest such ingredient. Where it is not, `standIn[place]` is
 * the position of the stand-in that does for it, or -1. `provided[place]` is 1 in either case.
 */
export interface Shelf {
  readonly satisfied: Uint8Array;
  readonly via: Int32Array;
  readonly standIn: Int32Array;
  readonly provided: Uint8Array;
}

/** An ingredient that is not there, and what does for it. */
export interface Replaced {
  readonly ingredient_id: number;
  /** What is taken: the nearest of its kind that is there. */
  readonly by_ingredient_id: number;
  /** The stand-in that says so: it may be one for a kind of the ingredient. */
  readonly through: StandInPair;
}

/**
 * The ingredients and their parents as dense places. A loop of parents, which no writer should produce, is cut at the
 * ingredient that closes it, so that nothing here can run forever.
 */
export class Hierarchy {
  readonly table: IdTable;
  #parents: Int32Array;
  #resolved: { parents: Int32Array; topDown: Int32Array; depth: Int32Array } | null = null;

  /** Takes over the columns of a pack; without them it starts empty. */
  constructor(ids?: Float64Array, parents?: Int32Array) {
    this.table = new IdTable(ids);
    this.#parents = parents ?? new Int32Array(0);
  }

  get size(): number {
    return this.table.size;
  }

  /** The place of an ingredient, which becomes known (without a parent) if it was not. */
  placeFor(id: number): number {
    const known = this.table.size;
    const place = this.table.placeFor(id);
    if (place === known) {
      this.#parents = grown(this.#parents, known + 1);
      this.#parents[place] = NONE;
      this.#resolved = null;
    }
    return place;
  }

  /** States the parent of an ingredient; true when that changes anything. */
  setParent(id: number, parentId: number | null): boolean {
    const place = this.placeFor(id);
    const parent = parentId === null || parentId === id ? NONE : this.placeFor(parentId);
    if (this.#parents[place] === parent) return false;
    this.#parents[place] = parent;
    this.#resolved = null;
    return true;
  }

  /** Parent places with loops cut, all places with parents before their children, and the number of ancestors of each. */
  resolve(): { readonly parents: Int32Array; readonly topDown: Int32Array; readonly depth: Int32Array } {
    this.#resolved ??= this.#computed();
    return this.#resolved;
  }

  /** Whether the ingredient at `place` is the one at `ancestor` or one of its kind at any depth. */
  isWithin(place: number, ancestor: number): boolean {
    const { parents } = this.resolve();
    for (let at = place; at !== NONE; at = parents[at] ?? NONE) {
      if (at === ancestor) return true;
    }
    return false;
  }

  /** Whether an ingredient is another one or one of its kind at any depth, by their ids. */
  isKindOf(id: number, wanted: number): boolean {
    return id === wanted || this.isWithin(this.table.placeOf(id), this.table.placeOf(wanted));
  }

  /** A place and its ancestors, nearest first. */
  lineage(place: number): number[] {
    const { parents } = this.resolve();
    const line: number[] = [];
    for (let at = place; at !== NONE; at = parents[at] ?? NONE) line.push(at);
    return line;
  }

  /**
   * Widens owned ingredients by the hierarchy, then by what stands in for what; ids the index does not know satisfy nothing. What does
   * for an ingredient does for its ancestors too, and never for its kinds; nothing stands in for a stand-in.
   */
  shelf(owned: Iterable<number>, standIns: readonly StandInPair[] = []): Shelf {
    const { parents } = this.resolve();
    const satisfied = new Uint8Array(this.size);
    const via = new Int32Array(this.size).fill(NONE);
    const distance = new Int32Array(this.size);
    for (const id of [...owned].sort((a, b) => a - b)) {
      let steps = 0;
      const place = this.table.placeOf(id);
      for (let at = place; at !== NONE; at = parents[at] ?? NONE) {
        if (satisfied[at] === 0 || steps < (distance[at] ?? 0)) {
          satisfied[at] = 1;
          via[at] = place;
          distance[at] = steps;
        }
        steps += 1;
      }
    }
    return { satisfied, via, ...this.#replaced(satisfied, standIns) };
  }

  /** For an ingredient that is not there but replaced: what for it is taken, the nearest of its kind that is there; else null. */
  replacedAt({ standIn, via }: Shelf, standIns: readonly StandInPair[], place: number): Replaced | null {
    const found = standIns[standIn[place] ?? NONE];
    if (!found) return null;
    const taken = via[this.table.placeOf(found.stand_in_ingredient_id)] ?? NONE;
    return {
      ingredient_id: this.table.idAt(place),
      by_ingredient_id: this.table.idAt(taken),
      through: found,
    };
  }

  /** The nearest stand-in for what is not satisfied; of equally near ones the first of the list. */
  #replaced(
    satisfied: Uint8Array,
    standIns: readonly StandInPair[],
  ): { standIn: Int32Array; provided: Uint8Array } {
    const { parents } = this.resolve();
    const standIn = new Int32Array(this.size).fill(NONE);
    const distance = new Int32Array(this.size);
    const provided = satisfied.slice();
    for (const [position, { ingredient_id, stand_in_ingredient_id }] of standIns.entries()) {
      if (satisfied[this.table.placeOf(stand_in_ingredient_id)] !== 1) continue;
      let steps = 0;
      // Above what is satisfied, everything is.
      for (let at = this.table.placeOf(ingredient_id); at !== NONE && satisfied[at] === 0;) {
        if (standIn[at] === NONE || steps < (distance[at] ?? 0)) {
          standIn[at] = position;
          distance[at] = steps;
          provided[at] = 1;
        }
        steps += 1;
        at = parents[at] ?? NONE;
      }
    }
    return { standIn, provided };
  }

  /** Adds to every ingredient the sum of its ancestors: buying it brings what they bring. */
  inherit(direct: Int32Array): Int32Array {
    const { parents, topDown } = this.resolve();
    const total = direct.slice();
    for (const place of topDown) {
      const parent = parents[place] ?? NONE;
      if (parent !== NONE) total[place] = (total[place] ?? 0) + (total[parent] ?? 0);
    }
    return total;
  }

  /** The columns of a pack. */
  columns(): { ids: Float64Array; parents: Int32Array } {
    return { ids: this.table.toArray(), parents: this.#parents.slice(0, this.size) };
  }

  #computed() {
    const parents = this.#parents.slice(0, this.size);
    const depth = new Int32Array(this.size).fill(NONE);
    const topDown = new Int32Array(this.size);
    let filled = 0;
    const onPath = new Uint8Array(this.size);
    const path: number[] = [];
    for (let start = 0; start < this.size; start += 1) {
      for (let at = start; depth[at] === NONE && onPath[at] === 0;) {
        path.push(at);
        onPath[at] = 1;
        const parent = parents[at] ?? NONE;
        if (parent === NONE) break;
        if (onPath[parent] === 1) {
          parents[at] = NONE;
          break;
        }
        at = parent;
      }
      for (let at = path.pop(); at !== undefined; at = path.pop()) {
        const parent = parents[at] ?? NONE;
        depth[at] = parent === NONE ? 0 : (depth[parent] ?? 0) + 1;
        onPath[at] = 0;
        topDown[filled] = at;
        filled += 1;
      }
    }
    return { parents, topDown, depth };
  }
}
