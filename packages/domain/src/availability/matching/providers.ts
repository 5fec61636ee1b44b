import type { StandInPair } from '../stand-ins.ts';
import type { Hierarchy } from './hierarchy.ts';
import type { MatchIndex } from './match-index.ts';

const NONE: readonly number[] = [];

/**
 * Rows of which one bottle may provide several ingredients: an ingredient and its ancestor, or two that the same thing stands in for. Row
 * `rows[n]` has the pairs `pairs[2 * start[n]] … pairs[2 * start[n + 1] - 1]` of places that a single bottle provides.
 */
export interface Linked {
  readonly rows: Uint32Array;
  readonly start: Uint32Array;
  readonly pairs: Uint32Array;
}

/**
 * What provides an ingredient: its kinds, and the stand-ins for it with their kinds. Both are whole subtrees of the hierarchy, so that a
 * few roots say it all, and counting at the roots lets every ingredient below inherit the count.
 */
export class Providers {
  readonly #hierarchy: Hierarchy;
  /** By place, of the ingredients that something stands in for. */
  readonly #special = new Map<number, readonly number[]>();
  /** By the place of what stands in: the places of what it does for. */
  readonly #replaces = new Map<number, number[]>();
  /** By the place of what is replaced: the places of what stands in. */
  readonly #standsFor = new Map<number, number[]>();
  readonly #index: MatchIndex;
  #linked: Linked | null = null;

  constructor(index: MatchIndex, standIns: readonly StandInPair[]) {
    const { hierarchy } = index;
    this.#index = index;
    this.#hierarchy = hierarchy;
    const found = new Map<number, number[]>();
    for (const { ingredient_id, stand_in_ingredient_id } of standIns) {
      const line = hierarchy.table.placeOf(ingredient_id);
      const taken = hierarchy.table.placeOf(stand_in_ingredient_id);
      if (line < 0 || taken < 0) continue;
      this.#replaces.set(taken, [...(this.#replaces.get(taken) ?? []), line]);
      this.#standsFor.set(line, [...(this.#standsFor.get(line) ?? []), taken]);
      for (const at of hierarchy.lineage(line)) found.set(at, [...(found.get(at) ?? [at]), taken]);
    }
    for (const [place, roots] of found) this.#special.set(place, this.tops(roots));
  }

  /** The places below which (themselves included) lies everything that provides the ingredient at a place. */
  rootsOf(place: number): readonly number[] {
    return this.#special.get(place) ?? [place];
  }

  /** Of places those that lie below no other, each once. */
  tops(places: readonly number[]): number[] {
    const different = [...new Set(places)];
    if (different.length < 2) return different;
    return different.filter(
      (place) => !different.some((other) => other !== place && this.#hierarchy.isWithin(place, other)),
    );
  }

  /** The roots of what provides all of the given ingredients at once; none where no single bottle does. */
  rootsOfAll(places: readonly number[]): readonly number[] {
    const [first, ...others] = places;
    if (first === undefined) return NONE;
    let common = this.rootsOf(first);
    for (const place of others) {
      if (common.length === 0) return NONE;
      const roots = this.rootsOf(place);
      // Of two subtrees one holds the other, or they share nothing.
      common = common.flatMap((one) =>
        roots.flatMap((other) => {
          if (this.#hierarchy.isWithin(one, other)) return one;
          return this.#hierarchy.isWithin(other, one) ? other : [];
        }),
      );
    }
    return this.tops(common);
  }

  /** Everything that a bottle of the ingredient at a place provides. */
  providedBy(place: number): Set<number> {
    const line = this.#hierarchy.lineage(place);
    const provided = new Set(line);
    for (const at of line) {
      for (const replaced of this.#replaces.get(at) ?? [])
        for (const above of this.#hierarchy.lineage(replaced)) provided.add(above);
    }
    return provided;
  }

  /** The places of what stands in for the ingredient at a place. */
  standInsFor(place: number): readonly number[] {
    return this.#standsFor.get(place) ?? NONE;
  }

  /** Whether the ingredient at `taken` is a stand-in for the one at `place`. */
  isStandIn(taken: number, place: number): boolean {
    return this.standInsFor(place).includes(taken);
  }

  /** Moves counts by ingredient to the roots of what provides it. */
  atRoots(counts: Int32Array): Int32Array {
    const moved = counts.slice();
    for (const [place, roots] of this.#special) {
      const count = counts[place] ?? 0;
      moved[place] = (moved[place] ?? 0) - count;
      for (const root of roots) moved[root] = (moved[root] ?? 0) + count;
    }
    return moved;
  }

  /** The rows of which one bottle may provide several ingredients. All others need a bottle for each of theirs. */
  linked(): Linked {
    this.#linked ??= this.#findLinked();
    return this.#linked;
  }

  #findLinked(): Linked {
    const rows: number[] = [];
    const start: number[] = [0];
    const pairs: number[] = [];
    // The same two ingredients meet in many rows.
    const known = new Map<number, boolean>();
    const areLinked = (one: number, other: number): boolean => {
      const key = one * this.#hierarchy.size + other;
      const found = known.get(key) ?? this.rootsOfAll([one, other]).length > 0;
      known.set(key, found);
      return found;
    };
    for (const row of this.#candidates()) {
      const places = this.#index.itemsOf(row);
      for (let at = 0; at < places.length; at += 1) {
        for (let other = at + 1; other < places.length; other += 1) {
          const [one, another] = [places[at] as number, places[other] as number];
          if (areLinked(one, another)) pairs.push(one, another);
        }
      }
      if (pairs.length / 2 === start.at(-1)) continue;
      rows.push(row);
      start.push(pairs.length / 2);
    }
    return { rows: Uint32Array.from(rows), start: Uint32Array.from(start), pairs: Uint32Array.from(pairs) };
  }

  /** All linked rows, and some others: with an ingredient and its ancestor, or with two that are near to the same stand-in. */
  #candidates(): Iterable<number> {
    const nested = this.#index.nested();
    if (this.#replaces.size === 0) return nested;
    const { start, rows } = this.#index.postings();
    const found = new Set<number>(nested);
    // The last stand-in that was seen to be near to something of a row, counted from 1.
    const seen = new Uint16Array(this.#index.rows);
    let nth = 0;
    for (const taken of this.#replaces.keys()) {
      nth += 1;
      for (const place of this.#nearTo(taken)) {
        for (let at = start[place] ?? 0, end = start[place + 1] ?? 0; at < end; at += 1) {
          const row = rows[at] as number;
          if (seen[row] === nth) found.add(row);
          seen[row] = nth;
        }
      }
    }
    return found;
  }

  /** All that a stand-in or any of its kinds provides. */
  #nearTo(taken: number): Set<number> {
    const { parents, topDown } = this.#hierarchy.resolve();
    const near = this.providedBy(taken);
    const within = new Set([taken]);
    for (const place of topDown) {
      if (!within.has(parents[place] ?? -1)) continue;
      within.add(place);
      near.add(place);
    }
    return near;
  }
}
