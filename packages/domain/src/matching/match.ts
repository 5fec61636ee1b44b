import { DEAD, type Catalogue, type Nested } from './catalogue.ts';
import type { Shelf } from './hierarchy.ts';

/**
 * The answer to "what can I make": how many needed ingredients every recipe misses, from one pass over the lists of what is
 * there. An ingredient is there when it or one of its kind, at any depth, is owned.
 */
export class Match {
  readonly catalogue: Catalogue;
  readonly shelf: Shelf;
  /** Missing ingredients by row; DEAD for rows that no longer count. */
  readonly #missing: Uint8Array;
  #tallies: { completes: Int32Array; closer: Int32Array } | null = null;

  constructor(catalogue: Catalogue, owned: Iterable<number>) {
    this.catalogue = catalogue;
    this.shelf = catalogue.hierarchy.shelf(owned);
    this.#missing = countMissing(catalogue, this.shelf.satisfied);
  }

  /** The recipes that miss exactly `missing` ingredients (0: makeable), in catalogue order, at most `limit` of them. */
  recipesMissing(missing: number, limit = Number.POSITIVE_INFINITY): number[] {
    const ids: number[] = [];
    for (let row = 0; row < this.#missing.length && ids.length < limit; row += 1) {
      if (this.#missing[row] === missing) ids.push(this.catalogue.recipes.idAt(row));
    }
    return ids;
  }

  /** How many ingredients a recipe misses; null when the catalogue does not know it. */
  missingCount(recipeId: number): number | null {
    const row = this.catalogue.rowOf(recipeId);
    return row < 0 ? null : (this.#missing[row] ?? null);
  }

  /** Which ingredients a recipe misses, in its order; null when the catalogue does not know it. */
  missingOf(recipeId: number): number[] | null {
    const row = this.catalogue.rowOf(recipeId);
    return row < 0
      ? null
      : this.missingPlaces(row).map((place) => this.catalogue.hierarchy.table.idAt(place));
  }

  /** Places of the ingredients a row misses. */
  missingPlaces(row: number): number[] {
    const { satisfied } = this.shelf;
    return [...this.catalogue.itemsOf(row)].filter((place) => satisfied[place] === 0);
  }

  /** Missing ingredients by row, for loops over everything; DEAD for rows that no longer count. */
  get missing(): Uint8Array {
    return this.#missing;
  }

  /** By ingredient place: recipes it would complete, and recipes it would bring closer. */
  tallies(): { readonly completes: Int32Array; readonly closer: Int32Array } {
    this.#tallies ??= tally(this);
    return this.#tallies;
  }
}

function countMissing(catalogue: Catalogue, satisfied: Uint8Array): Uint8Array {
  const { start, rows } = catalogue.postings();
  const missing = catalogue.need.slice();
  for (let place = 0; place < start.length - 1; place += 1) {
    if (satisfied[place] === 0) continue;
    for (let at = start[place] ?? 0, end = start[place + 1] ?? 0; at < end; at += 1) {
      // Typed arrays need no bounds test here: postings hold rows only.
      (missing[rows[at] as number] as number) -= 1;
    }
  }
  return missing;
}

/**
 * By missing ingredient: the rows that miss nothing else. Walks the lists of what is missing rather than the rows, and adds without
 * asking: whether a row misses just one is nothing a processor could foresee, and each wrong guess costs more than several rows.
 */
function soleMissing({ catalogue, shelf: { satisfied }, missing }: Match): Int32Array {
  const { start, rows } = catalogue.postings();
  const counts = new Int32Array(catalogue.hierarchy.size);
  for (let place = 0; place < start.length - 1; place += 1) {
    if (satisfied[place] === 1) continue;
    let count = 0;
    for (let at = start[place] as number, end = start[place + 1] as number; at < end; at += 1) {
      // 1 where the row misses exactly one, else 0.
      count += (((missing[rows[at] as number] as number) ^ 1) - 1) >>> 31;
    }
    counts[place] = count;
  }
  return counts;
}

/**
 * Counts at the missing ingredient itself and lets its kinds inherit. An ingredient that is missing makes every recipe that
 * needs it unmakeable, so it brings all of them closer. Only nested rows need a second look: two of their missing ingredients
 * may lie on one line of the hierarchy, where one bottle gives both.
 */
function tally(match: Match): { completes: Int32Array; closer: Int32Array } {
  const { catalogue, missing } = match;
  const { satisfied } = match.shelf;
  const { hierarchy } = catalogue;
  const completes = soleMissing(match);
  const closer = catalogue.uses().map((count, place) => (satisfied[place] === 1 ? 0 : count));
  const nested = catalogue.nested();
  for (let index = 0; index < nested.rows.length; index += 1) {
    const row = nested.rows[index] as number;
    const count = missing[row] as number;
    if (count < 2 || count === DEAD) continue;
    const above = tallyNested(nested, index, satisfied, closer);
    if (count - above !== 1) continue;
    (completes[deepestMissing(match, row)] as number) += 1;
  }
  const allCompletes = hierarchy.inherit(completes);
  const allCloser = hierarchy.inherit(closer).map((count, place) => count - (allCompletes[place] ?? 0));
  return { completes: allCompletes, closer: allCloser };
}

/** The missing ingredient with most ancestors: where all missing ones lie on one line, having it means having all. */
function deepestMissing({ catalogue, shelf }: Match, row: number): number {
  const { start, items, hierarchy } = catalogue;
  const { depth } = hierarchy.resolve();
  let deepest = -1;
  for (let at = start[row] as number, end = start[row + 1] as number; at < end; at += 1) {
    const place = items[at] as number;
    if (shelf.satisfied[place] === 1) continue;
    if (deepest < 0 || (depth[place] as number) > (depth[deepest] as number)) deepest = place;
  }
  return deepest;
}

/**
 * Takes back what a nested row would count twice: an ingredient whose ancestor is missing too inherits the row from there.
 * Returns how many missing ingredients have a kind of theirs missing as well. (If an ancestor is missing, so are all its kinds.)
 */
function tallyNested(
  { start, pairs }: Nested,
  index: number,
  satisfied: Uint8Array,
  closer: Int32Array,
): number {
  const from = start[index] as number;
  const to = start[index + 1] as number;
  let above = 0;
  let last = -1;
  for (let at = from; at < to; at += 1) {
    const place = pairs[2 * at] as number;
    const ancestor = pairs[2 * at + 1] as number;
    if (satisfied[ancestor] === 1) continue;
    // Pairs are grouped by the first place.
    if (place !== last) (closer[place] as number) -= 1;
    last = place;
    let seen = false;
    for (let before = from; before < at && !seen; before += 1) seen = pairs[2 * before + 1] === ancestor;
    if (!seen) above += 1;
  }
  return above;
}

/** Of missing places those without another missing place below them: having these means having all. */
export function deepestOf(match: Match, places: readonly number[]): number[] {
  const { hierarchy } = match.catalogue;
  return places.filter(
    (place) => !places.some((other) => other !== place && hierarchy.isWithin(other, place)),
  );
}
