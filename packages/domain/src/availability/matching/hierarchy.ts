import { grown, IdTable } from '../../core/id-table.ts';
import type { SubstitutePair } from '../substitutes.ts';

const NONE = -1;

/**
 * Owned ingredients, extended by hierarchy and substitutes; indexed by ingredient place. `satisfied` is 1 if
 * the ingredient or a descendant is owned; `via` is then the place of the nearest owned one. Otherwise
 * `substitute` is the index of the substitution that covers it, or -1. `provided` is 1 in both cases.
 */
export interface Shelf {
  readonly satisfied: Uint8Array;
  readonly via: Int32Array;
  readonly substitute: Int32Array;
  readonly provided: Uint8Array;
}

/** An ingredient that is not owned, and its substitute. */
export interface Replaced {
  readonly ingredient_id: number;
  /** The nearest owned ingredient of the substitute's kind. */
  readonly by_ingredient_id: number;
  /** The substitution used; it may be defined for a descendant of the ingredient. */
  readonly through: SubstitutePair;
}

/** Ingredients and parents by dense places. Cycles are cut at the ingredient that closes them. */
export class Hierarchy {
  readonly table: IdTable;
  #parents: Int32Array;
  #resolved: { parents: Int32Array; topDown: Int32Array; depth: Int32Array } | null = null;

  /** Takes over the columns of a pack; empty without them. */
  constructor(ids?: Float64Array, parents?: Int32Array) {
    this.table = new IdTable(ids);
    this.#parents = parents ?? new Int32Array(0);
  }

  get size(): number {
    return this.table.size;
  }

  /** The place of an ingredient; adds an unknown one without a parent. */
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

  /** Sets the parent of an ingredient; true if it changed. */
  setParent(id: number, parentId: number | null): boolean {
    const place = this.placeFor(id);
    const parent = parentId === null || parentId === id ? NONE : this.placeFor(parentId);
    if (this.#parents[place] === parent) return false;
    this.#parents[place] = parent;
    this.#resolved = null;
    return true;
  }

  /** Parents without cycles, all places in topological order, and the number of ancestors of each. */
  resolve(): { readonly parents: Int32Array; readonly topDown: Int32Array; readonly depth: Int32Array } {
    this.#resolved ??= this.#computed();
    return this.#resolved;
  }

  /** True if the ingredient at `place` is the one at `ancestor` or a descendant. */
  isWithin(place: number, ancestor: number): boolean {
    const { parents } = this.resolve();
    for (let at = place; at !== NONE; at = parents[at] ?? NONE) {
      if (at === ancestor) return true;
    }
    return false;
  }

  /** True if an ingredient is `wanted` or a descendant, by ids. */
  isKindOf(id: number, wanted: number): boolean {
    return id === wanted || this.isWithin(this.table.placeOf(id), this.table.placeOf(wanted));
  }

  lineage(place: number): number[] {
    const { parents } = this.resolve();
    const line: number[] = [];
    for (let at = place; at !== NONE; at = parents[at] ?? NONE) line.push(at);
    return line;
  }

  /** Extends owned ingredients by hierarchy and substitutes. A substitute also covers ancestors. */
  shelf(owned: Iterable<number>, substitutes: readonly SubstitutePair[] = []): Shelf {
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
    return { satisfied, via, ...this.#replaced(satisfied, substitutes) };
  }

  /** The substitution of an ingredient that is not owned; null if there is none. */
  replacedAt(
    { substitute, via }: Shelf,
    substitutes: readonly SubstitutePair[],
    place: number,
  ): Replaced | null {
    const found = substitutes[substitute[place] ?? NONE];
    if (!found) return null;
    const taken = via[this.table.placeOf(found.substitute_ingredient_id)] ?? NONE;
    return {
      ingredient_id: this.table.idAt(place),
      by_ingredient_id: this.table.idAt(taken),
      through: found,
    };
  }

  /** The nearest substitution of each ingredient that is not satisfied; of equal ones the first. */
  #replaced(
    satisfied: Uint8Array,
    substitutes: readonly SubstitutePair[],
  ): { substitute: Int32Array; provided: Uint8Array } {
    const { parents } = this.resolve();
    const substitute = new Int32Array(this.size).fill(NONE);
    const distance = new Int32Array(this.size);
    const provided = satisfied.slice();
    for (const [position, { ingredient_id, substitute_ingredient_id }] of substitutes.entries()) {
      if (satisfied[this.table.placeOf(substitute_ingredient_id)] !== 1) continue;
      let steps = 0;
      // Ancestors of a satisfied ingredient are satisfied too, so stop here.
      for (let at = this.table.placeOf(ingredient_id); at !== NONE && satisfied[at] === 0;) {
        if (substitute[at] === NONE || steps < (distance[at] ?? 0)) {
          substitute[at] = position;
          distance[at] = steps;
          provided[at] = 1;
        }
        steps += 1;
        at = parents[at] ?? NONE;
      }
    }
    return { substitute, provided };
  }

  /** Adds the sum of its ancestors to every ingredient: buying it also covers them. */
  inherit(direct: Int32Array): Int32Array {
    const { parents, topDown } = this.resolve();
    const total = direct.slice();
    for (const place of topDown) {
      const parent = parents[place] ?? NONE;
      if (parent !== NONE) total[place] = (total[place] ?? 0) + (total[parent] ?? 0);
    }
    return total;
  }

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
