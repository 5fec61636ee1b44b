import type { SubstitutePair } from '../substitutes.ts';
import type { Replaced, Shelf } from './hierarchy.ts';
import type { MatchIndex } from './match-index.ts';
import type { Providers } from './providers.ts';

export interface Provided {
  /** By ingredient that is owned itself or through a descendant: the id of the owned one. */
  provides: ReadonlyMap<number, number>;
  /** By other ingredient with a substitute: the substitution. */
  replaces: ReadonlyMap<number, Replaced>;
}

/** Computes the covered ingredients, each by its nearest owned descendant or substitute. */
export function providedWithin(
  { hierarchy }: MatchIndex,
  owned: readonly number[],
  substitutes: readonly SubstitutePair[],
): Provided {
  const provides = new Map<number, number>();
  const replaces = new Map<number, Replaced>();
  const shelf = hierarchy.shelf(owned, substitutes);
  shelf.via.forEach((via, place) => {
    if (via >= 0) provides.set(hierarchy.table.idAt(place), hierarchy.table.idAt(via));
    const replaced = hierarchy.replacedAt(shelf, substitutes, place);
    if (replaced) replaces.set(replaced.ingredient_id, replaced);
  });
  for (const id of owned) provides.set(id, id);
  return { provides, replaces };
}

const NOTHING: readonly SubstitutePair[] = [];

/** A row with missing ingredients that a single bottle may cover together. */
interface LinkedRow {
  readonly row: number;
  readonly places: readonly number[];
}

/** Counts the missing ingredients of every recipe, where descendants and substitutes count as owned. */
export class Match {
  readonly index: MatchIndex;
  readonly shelf: Shelf;
  readonly #substitutes: readonly SubstitutePair[];
  readonly #missing: Uint8Array;
  readonly #replaced: Uint8Array;
  #openLinked: readonly LinkedRow[] | null = null;
  #tallies: { completes: Int32Array; closer: Int32Array } | null = null;

  /** @param substitutes must keep its identity while unchanged, because derived data is cached by it. */
  constructor(index: MatchIndex, owned: Iterable<number>, substitutes: readonly SubstitutePair[] = NOTHING) {
    this.index = index;
    this.#substitutes = substitutes;
    this.shelf = index.hierarchy.shelf(owned, substitutes);
    const { missing, replaced } = countMissing(index, this.shelf);
    this.#missing = missing;
    this.#replaced = replaced;
  }

  /** Ids of recipes with exactly `missing` missing ingredients (0: makeable). */
  recipesMissing(missing: number): number[] {
    const ids: number[] = [];
    for (let row = 0; row < this.#missing.length; row += 1) {
      if (this.#missing[row] === missing) ids.push(this.index.recipes.idAt(row));
    }
    return ids;
  }

  /** The number of missing ingredients without substituted ones; null for an unknown recipe. */
  missingCount(recipeId: number): number | null {
    const row = this.index.rowOf(recipeId);
    return row < 0 ? null : (this.#missing[row] ?? null);
  }

  /** The number of substituted ingredients of a recipe; null if unknown. */
  replacedCount(recipeId: number): number | null {
    const row = this.index.rowOf(recipeId);
    return row < 0 ? null : (this.#replaced[row] ?? null);
  }

  /** The missing ingredients of a recipe in its order; null if unknown. */
  missingOf(recipeId: number): number[] | null {
    const row = this.index.rowOf(recipeId);
    return row < 0 ? null : this.missingPlaces(row).map((place) => this.index.hierarchy.table.idAt(place));
  }

  /** The substituted ingredients of a recipe in its order; null if unknown. */
  replacedOf(recipeId: number): Replaced[] | null {
    const row = this.index.rowOf(recipeId);
    if (row < 0) return null;
    const { hierarchy } = this.index;
    return [...this.index.itemsOf(row)].flatMap(
      (place) => hierarchy.replacedAt(this.shelf, this.#substitutes, place) ?? [],
    );
  }

  missingPlaces(row: number): number[] {
    const { provided } = this.shelf;
    return [...this.index.itemsOf(row)].filter((place) => provided[place] === 0);
  }

  /** Numbers of missing ingredients by row; DEAD for dead rows. */
  get missing(): Uint8Array {
    return this.#missing;
  }

  get replaced(): Uint8Array {
    return this.#replaced;
  }

  get providers(): Providers {
    return this.index.providers(this.#substitutes);
  }

  /** The rows in which a single bottle may cover several missing ingredients. */
  openLinkedRows(): readonly LinkedRow[] {
    this.#openLinked ??= this.#findOpenLinked();
    return this.#openLinked;
  }

  #findOpenLinked(): LinkedRow[] {
    const { rows, start, pairs } = this.providers.linked();
    const { provided } = this.shelf;
    const open: LinkedRow[] = [];
    for (let nth = 0; nth < rows.length; nth += 1) {
      const row = rows[nth] as number;
      if ((this.#missing[row] as number) < 2) continue;
      let isOpen = false;
      for (let at = start[nth] as number, end = start[nth + 1] as number; at < end && !isOpen; at += 1)
        isOpen = provided[pairs[2 * at] as number] === 0 && provided[pairs[2 * at + 1] as number] === 0;
      if (isOpen) open.push({ row, places: this.missingPlaces(row) });
    }
    return open;
  }

  /** By ingredient place: the recipes it completes, and those that it brings closer. */
  tallies(): { readonly completes: Int32Array; readonly closer: Int32Array } {
    this.#tallies ??= tally(this);
    return this.#tallies;
  }
}

/** Decrements the rows of all inverted lists of available places. */
function countDown(index: MatchIndex, there: (place: number) => boolean, counts: Uint8Array): void {
  const { start, rows } = index.postings();
  for (let place = 0; place < start.length - 1; place += 1) {
    if (!there(place)) continue;
    for (let at = start[place] ?? 0, end = start[place + 1] ?? 0; at < end; at += 1) {
      // No bounds test: postings contain valid rows only.
      (counts[rows[at] as number] as number) -= 1;
    }
  }
}

function countMissing(index: MatchIndex, { satisfied, substitute }: Shelf) {
  const missing = index.need.slice();
  countDown(index, (place) => satisfied[place] === 1, missing);
  const replaced = missing.slice();
  countDown(index, (place) => (substitute[place] as number) >= 0, missing);
  for (let row = 0; row < missing.length; row += 1) (replaced[row] as number) -= missing[row] as number;
  return { missing, replaced };
}

/** Rows that miss one ingredient only, by ingredient. Adds without branches, which would mispredict. */
export function soleMissing({ index, shelf: { provided }, missing }: Match): Int32Array {
  const { start, rows } = index.postings();
  const counts = new Int32Array(index.hierarchy.size);
  for (let place = 0; place < start.length - 1; place += 1) {
    if (provided[place] === 1) continue;
    let count = 0;
    for (let at = start[place] as number, end = start[place + 1] as number; at < end; at += 1) {
      // 1 if the row misses exactly one, else 0.
      count += (((missing[rows[at] as number] as number) ^ 1) - 1) >>> 31;
    }
    counts[place] = count;
  }
  return counts;
}

/** Recipes completed by one bottle, counted at the roots of the subtrees that provide it. */
export function completingRoots(match: Match): Int32Array {
  const { providers } = match;
  const completes = providers.atRoots(soleMissing(match));
  for (const { places } of match.openLinkedRows())
    for (const root of providers.rootsOfAll(places)) completes[root] = (completes[root] ?? 0) + 1;
  return completes;
}

/**
 * Counts at the roots of the providing subtrees and lets descendants inherit. A missing ingredient affects
 * every recipe that requires it, so its providers bring all of them closer. Linked rows are corrected,
 * because one bottle may cover several of their ingredients.
 */
function tally(match: Match): { completes: Int32Array; closer: Int32Array } {
  const { index, providers } = match;
  const { provided } = match.shelf;
  const { hierarchy } = index;
  const closer = providers.atRoots(index.uses().map((count, place) => (provided[place] === 1 ? 0 : count)));
  for (const { places } of match.openLinkedRows()) {
    const roots = places.flatMap((place) => providers.rootsOf(place));
    for (const root of roots) closer[root] = (closer[root] ?? 0) - 1;
    for (const root of providers.tops(roots)) closer[root] = (closer[root] ?? 0) + 1;
  }
  const completes = hierarchy.inherit(completingRoots(match));
  return {
    completes,
    closer: hierarchy.inherit(closer).map((count, place) => count - (completes[place] ?? 0)),
  };
}
