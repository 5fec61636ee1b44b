import type { SubstitutePair } from '../substitutes.ts';
import type { Hierarchy } from './hierarchy.ts';
import type { MatchIndex } from './match-index.ts';

const NONE: readonly number[] = [];

/**
 * Rows in which one bottle may provide several ingredients: one and its ancestor, or two with a common
 * substitute. Row n has the pairs of places from `pairs[2 * start[n]]` up to `pairs[2 * start[n + 1]]`.
 */
export interface Linked {
  readonly rows: Uint32Array;
  readonly start: Uint32Array;
  readonly pairs: Uint32Array;
}

/** Providers of ingredients: subtrees of descendants and of substitutes, represented by their roots. */
export class Providers {
  readonly #hierarchy: Hierarchy;
  /** By place of ingredients with substitutes. */
  readonly #special = new Map<number, readonly number[]>();
  /** By place of a substitute: the places that it covers. */
  readonly #replaces = new Map<number, number[]>();
  /** By place of a substituted ingredient: its substitutes. */
  readonly #standsFor = new Map<number, number[]>();
  readonly #index: MatchIndex;
  #linked: Linked | null = null;

  constructor(index: MatchIndex, substitutes: readonly SubstitutePair[]) {
    const { hierarchy } = index;
    this.#index = index;
    this.#hierarchy = hierarchy;
    const found = new Map<number, number[]>();
    for (const { ingredient_id, substitute_ingredient_id } of substitutes) {
      const line = hierarchy.table.placeOf(ingredient_id);
      const taken = hierarchy.table.placeOf(substitute_ingredient_id);
      if (line < 0 || taken < 0) continue;
      this.#replaces.set(taken, [...(this.#replaces.get(taken) ?? []), line]);
      this.#standsFor.set(line, [...(this.#standsFor.get(line) ?? []), taken]);
      for (const at of hierarchy.lineage(line)) found.set(at, [...(found.get(at) ?? [at]), taken]);
    }
    for (const [place, roots] of found) this.#special.set(place, this.tops(roots));
  }

  /** The roots of the subtrees that provide the ingredient at a place. */
  rootsOf(place: number): readonly number[] {
    return this.#special.get(place) ?? [place];
  }

  /** The distinct places that have no ancestor among the given ones. */
  tops(places: readonly number[]): number[] {
    const different = [...new Set(places)];
    if (different.length < 2) return different;
    return different.filter(
      (place) => !different.some((other) => other !== place && this.#hierarchy.isWithin(place, other)),
    );
  }

  /** The roots of single bottles that provide all given ingredients; empty if there are none. */
  rootsOfAll(places: readonly number[]): readonly number[] {
    const [first, ...others] = places;
    if (first === undefined) return NONE;
    let common = this.rootsOf(first);
    for (const place of others) {
      if (common.length === 0) return NONE;
      const roots = this.rootsOf(place);
      // Two subtrees are nested or disjoint.
      common = common.flatMap((one) =>
        roots.flatMap((other) => {
          if (this.#hierarchy.isWithin(one, other)) return one;
          return this.#hierarchy.isWithin(other, one) ? other : [];
        }),
      );
    }
    return this.tops(common);
  }

  /** All places that a bottle of the ingredient at a place covers. */
  providedBy(place: number): Set<number> {
    const line = this.#hierarchy.lineage(place);
    const provided = new Set(line);
    for (const at of line) {
      for (const replaced of this.#replaces.get(at) ?? [])
        for (const above of this.#hierarchy.lineage(replaced)) provided.add(above);
    }
    return provided;
  }

  substitutesFor(place: number): readonly number[] {
    return this.#standsFor.get(place) ?? NONE;
  }

  isSubstitute(taken: number, place: number): boolean {
    return this.substitutesFor(place).includes(taken);
  }

  /** Moves counts from ingredients to the roots of their providers. */
  atRoots(counts: Int32Array): Int32Array {
    const moved = counts.slice();
    for (const [place, roots] of this.#special) {
      const count = counts[place] ?? 0;
      moved[place] = (moved[place] ?? 0) - count;
      for (const root of roots) moved[root] = (moved[root] ?? 0) + count;
    }
    return moved;
  }

  /** The rows in which one bottle may provide several ingredients. */
  linked(): Linked {
    this.#linked ??= this.#findLinked();
    return this.#linked;
  }

  #findLinked(): Linked {
    const rows: number[] = [];
    const start: number[] = [0];
    const pairs: number[] = [];
    // Cached, because the same two ingredients occur in many rows.
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

  /** A superset of the linked rows: with an ingredient and its ancestor, or a shared substitute. */
  #candidates(): Iterable<number> {
    const nested = this.#index.nested();
    if (this.#replaces.size === 0) return nested;
    const { start, rows } = this.#index.postings();
    const found = new Set<number>(nested);
    // The last substitute seen for a row, counted from 1.
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

  /** All places that a substitute or a descendant of it covers. */
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
