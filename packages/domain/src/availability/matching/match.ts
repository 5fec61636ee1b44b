import type { StandInPair } from '../stand-ins.ts';
import type { Replaced, Shelf } from './hierarchy.ts';
import type { MatchIndex } from './match-index.ts';
import type { Providers } from './providers.ts';

const NOTHING: readonly StandInPair[] = [];

/** A row of which one bottle may give several ingredients, and the places that it misses. */
export interface LinkedRow {
  readonly row: number;
  readonly places: readonly number[];
}

/**
 * The answer to "what can I make": how many needed ingredients every recipe misses, from one pass over the lists of what is
 * there. An ingredient is there when it or one of its kind, at any depth, is owned; else something owned may stand in for it.
 */
export class Match {
  readonly index: MatchIndex;
  readonly shelf: Shelf;
  readonly #standIns: readonly StandInPair[];
  readonly #missing: Uint8Array;
  readonly #replaced: Uint8Array;
  #openLinked: readonly LinkedRow[] | null = null;
  #tallies: { completes: Int32Array; closer: Int32Array } | null = null;

  /** @param standIns the same array for the same stand-ins: what follows from it is kept. */
  constructor(index: MatchIndex, owned: Iterable<number>, standIns: readonly StandInPair[] = NOTHING) {
    this.index = index;
    this.#standIns = standIns;
    this.shelf = index.hierarchy.shelf(owned, standIns);
    const { missing, replaced } = countMissing(index, this.shelf);
    this.#missing = missing;
    this.#replaced = replaced;
  }

  /** The recipes that miss exactly `missing` ingredients (0: makeable), in the order of the index, at most `limit` of them. */
  recipesMissing(missing: number, limit = Number.POSITIVE_INFINITY): number[] {
    const ids: number[] = [];
    for (let row = 0; row < this.#missing.length && ids.length < limit; row += 1) {
      if (this.#missing[row] === missing) ids.push(this.index.recipes.idAt(row));
    }
    return ids;
  }

  /** How many ingredients a recipe misses, stand-ins counted as there; null when it is not in the index. */
  missingCount(recipeId: number): number | null {
    const row = this.index.rowOf(recipeId);
    return row < 0 ? null : (this.#missing[row] ?? null);
  }

  /** For how many ingredients of a recipe something stands in; null when it is not in the index. */
  replacedCount(recipeId: number): number | null {
    const row = this.index.rowOf(recipeId);
    return row < 0 ? null : (this.#replaced[row] ?? null);
  }

  /** Which ingredients a recipe misses, in its order; null when it is not in the index. */
  missingOf(recipeId: number): number[] | null {
    const row = this.index.rowOf(recipeId);
    return row < 0 ? null : this.missingPlaces(row).map((place) => this.index.hierarchy.table.idAt(place));
  }

  /** For which ingredients of a recipe something stands in, and what, in its order; null when it is not in the index. */
  replacedOf(recipeId: number): Replaced[] | null {
    const row = this.index.rowOf(recipeId);
    if (row < 0) return null;
    const { hierarchy } = this.index;
    return [...this.index.itemsOf(row)].flatMap(
      (place) => hierarchy.replacedAt(this.shelf, this.#standIns, place) ?? [],
    );
  }

  /** Places of the ingredients a row misses. */
  missingPlaces(row: number): number[] {
    const { provided } = this.shelf;
    return [...this.index.itemsOf(row)].filter((place) => provided[place] === 0);
  }

  /** Missing ingredients by row, for loops over everything; DEAD for rows that no longer count. */
  get missing(): Uint8Array {
    return this.#missing;
  }

  /** Replaced ingredients by row. */
  get replaced(): Uint8Array {
    return this.#replaced;
  }

  /** What provides each ingredient, with the stand-ins of this match. */
  get providers(): Providers {
    return this.index.providers(this.#standIns);
  }

  /** The rows of which one bottle may give several of the missing ingredients, and the places of these. */
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

  /** By ingredient place: recipes it would complete, and recipes it would bring closer. */
  tallies(): { readonly completes: Int32Array; readonly closer: Int32Array } {
    this.#tallies ??= tally(this);
    return this.#tallies;
  }
}

/** Takes one off every row of every list of what `there` says is there. */
function countDown(index: MatchIndex, there: (place: number) => boolean, counts: Uint8Array): void {
  const { start, rows } = index.postings();
  for (let place = 0; place < start.length - 1; place += 1) {
    if (!there(place)) continue;
    for (let at = start[place] ?? 0, end = start[place + 1] ?? 0; at < end; at += 1) {
      // Typed arrays need no bounds test here: postings hold rows only.
      (counts[rows[at] as number] as number) -= 1;
    }
  }
}

function countMissing(index: MatchIndex, { satisfied, standIn }: Shelf) {
  const missing = index.need.slice();
  countDown(index, (place) => satisfied[place] === 1, missing);
  const replaced = missing.slice();
  countDown(index, (place) => (standIn[place] as number) >= 0, missing);
  for (let row = 0; row < missing.length; row += 1) (replaced[row] as number) -= missing[row] as number;
  return { missing, replaced };
}

/**
 * By missing ingredient: the rows that miss nothing else. Walks the lists of what is missing rather than the rows, and adds without
 * asking: whether a row misses just one is nothing a processor could foresee, and each wrong guess costs more than several rows.
 */
export function soleMissing({ index, shelf: { provided }, missing }: Match): Int32Array {
  const { start, rows } = index.postings();
  const counts = new Int32Array(index.hierarchy.size);
  for (let place = 0; place < start.length - 1; place += 1) {
    if (provided[place] === 1) continue;
    let count = 0;
    for (let at = start[place] as number, end = start[place + 1] as number; at < end; at += 1) {
      // 1 where the row misses exactly one, else 0.
      count += (((missing[rows[at] as number] as number) ^ 1) - 1) >>> 31;
    }
    counts[place] = count;
  }
  return counts;
}

/** Recipes that one bottle completes, counted at the roots of what does. */
export function completingRoots(match: Match): Int32Array {
  const { providers } = match;
  const completes = providers.atRoots(soleMissing(match));
  for (const { places } of match.openLinkedRows())
    for (const root of providers.rootsOfAll(places)) completes[root] = (completes[root] ?? 0) + 1;
  return completes;
}

/**
 * Counts at the roots of what provides the missing ingredient, and lets all below inherit. An ingredient that is missing makes every
 * recipe that needs it unmakeable, so whatever provides it brings all of them closer. Only linked rows need a second look: there one bottle
 * may give several of their missing ingredients.
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
