import { editRow, editRows } from './term-match.ts';

/** A range of terms from `from` to `to` (exclusive). */
export interface TermRun {
  readonly from: number;
  readonly to: number;
}

/** Size of the cache of similar words. */
const KEPT = 32;

/** Sorts after every character of a term. */
const LAST = '\uffff';

/** The sorted words of an index, with lookup by word, prefix and edit distance. */
export class TermList {
  readonly terms: readonly string[];
  readonly #longest: number;
  /** A cache, because a query looks up the same words several times. */
  readonly #near = new Map<string, readonly number[]>();
  /** Length of the common prefix of each term with its predecessor. */
  readonly #shared: Uint8Array;

  constructor(sortedTerms: readonly string[]) {
    this.terms = sortedTerms;
    this.#longest = sortedTerms.reduce((longest, term) => Math.max(longest, term.length), 0);
    this.#shared = Uint8Array.from(sortedTerms, (term, place) =>
      sharedLetters(sortedTerms[place - 1] ?? '', term),
    );
  }

  /** The first place, at least `from`, whose term is not less than `text`. */
  #lowerBound(text: string, from = 0): number {
    let low = from;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  placeOf(term: string): number {
    const place = this.#lowerBound(term);
    return this.terms[place] === term ? place : -1;
  }

  beginningWith(text: string): TermRun {
    const from = this.#lowerBound(text);
    return { from, to: this.#lowerBound(text + LAST, from) };
  }

  /**
   * The terms within `edits` edits of a word; if `unfinished`, those with a prefix within them and the same
   * first letter. Walks the sorted list like a trie and skips prefixes that exceed the distance.
   */
  near(word: string, edits: number, unfinished: boolean): readonly number[] {
    const key = `${word} ${edits} ${unfinished}`;
    const known = this.#near.get(key) ?? this.#findNear(word, edits, unfinished);
    if (this.#near.size >= KEPT) this.#near.clear();
    this.#near.set(key, known);
    return known;
  }

  #findNear(word: string, edits: number, unfinished: boolean): number[] {
    const rows = editRows(word.length, Math.min(this.#longest, word.length + edits) + 1);
    const found: number[] = [];
    const shared = this.#shared;
    const { length } = this.terms;
    /** The number of rows that are valid for the term at `place`. */
    let depth = 0;
    for (let place = 0; place < length;) {
      const term = this.terms[place] as string;
      const deepest = Math.min(term.length, rows.length - 1);
      let least = 0;
      let begun = false;
      while (depth < deepest && least <= edits && !begun) {
        depth += 1;
        least = editRow(rows, depth, term, word);
        begun = unfinished && isNear(rows, depth, word, edits) && term[0] === word[0];
      }
      const decided = least > edits || begun;
      if (begun || (!unfinished && !decided && depth === term.length && isNear(rows, depth, word, edits)))
        found.push(place);
      place += 1;
      // Terms with the same prefix have the same result.
      for (; decided && place < length && (shared[place] as number) >= depth; place += 1)
        if (begun) found.push(place);
      depth = Math.min(depth, shared[place] ?? 0);
    }
    return found;
  }
}

const isNear = (rows: readonly Uint8Array[], depth: number, word: string, edits: number): boolean =>
  ((rows[depth] as Uint8Array)[word.length] as number) <= edits;

/** Length of the common prefix of two terms, at most 255. */
function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let shared = 0;
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared += 1;
  return shared;
}
