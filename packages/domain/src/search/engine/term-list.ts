import { editRow, editRows } from './term-match.ts';

/** A run of terms: from `from` up to but not including `to`. */
export interface TermRun {
  readonly from: number;
  readonly to: number;
}

/** So many words are remembered. */
const KEPT = 32;

/** Above every letter a term can hold. */
const LAST = '\uffff';

/** All words of an index in sorted order: a word, words by their beginning, and words nearly spelled like one. */
export class TermList {
  readonly terms: readonly string[];
  readonly #longest: number;
  /** What was found near words a moment ago: one query asks for the same several times. */
  readonly #near = new Map<string, readonly number[]>();
  /** How many letters each term shares with the one before it. */
  readonly #shared: Uint8Array;

  constructor(sortedTerms: readonly string[]) {
    this.terms = sortedTerms;
    this.#longest = sortedTerms.reduce((longest, term) => Math.max(longest, term.length), 0);
    this.#shared = Uint8Array.from(sortedTerms, (term, place) =>
      sharedLetters(sortedTerms[place - 1] ?? '', term),
    );
  }

  /** The first place from `from` on whose term is not less than `text`. */
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

  /** The place of a term, or -1. */
  placeOf(term: string): number {
    const place = this.#lowerBound(term);
    return this.terms[place] === term ? place : -1;
  }

  /** The terms that begin with a text. */
  beginningWith(text: string): TermRun {
    const from = this.#lowerBound(text);
    return { from, to: this.#lowerBound(text + LAST, from) };
  }

  /**
   * The terms at most `edits` (swaps of neighbours count once) from a word. The sorted list is walked like a tree: a beginning that
   * cannot lead anywhere is skipped with everything below it.
   * @param unfinished instead terms of which a beginning is near, with the first letter right.
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
    /** How many rows hold for the term at `place`. */
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
      // What a beginning decides holds for every term that shares it.
      for (; decided && place < length && (shared[place] as number) >= depth; place += 1)
        if (begun) found.push(place);
      depth = Math.min(depth, shared[place] ?? 0);
    }
    return found;
  }
}

const isNear = (rows: readonly Uint8Array[], depth: number, word: string, edits: number): boolean =>
  ((rows[depth] as Uint8Array)[word.length] as number) <= edits;

/** Letters two terms begin with in common, up to what a byte holds. */
function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let shared = 0;
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared += 1;
  return shared;
}
