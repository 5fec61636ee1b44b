import { editRow, editRows } from './term-match.ts';

/** A run of terms: from `from` up to but not including `to`. */
export interface TermRun {
  readonly from: number;
  readonly to: number;
}

/** Above every letter a term can hold. */
const LAST = '\uffff';

/** All words of an index in sorted order: a word, words by their beginning, and words nearly spelled like one. */
export class TermList {
  readonly terms: readonly string[];
  readonly #longest: number;

  constructor(sortedTerms: readonly string[]) {
    this.terms = sortedTerms;
    this.#longest = sortedTerms.reduce((longest, term) => Math.max(longest, term.length), 0);
  }

  /** The first place from `from` on whose term is not less than `text`. */
  #lowerBound(text: string, from = 0): number {
    let low = from;
    let high = this.terms.length;
    // What is looked for mostly lies near: gallop first.
    for (let step = 1; low + step < high; step *= 2) {
      if ((this.terms[low + step] as string) >= text) {
        high = low + step;
        break;
      }
      low += step;
    }
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
  near(word: string, edits: number, unfinished: boolean): number[] {
    const rows = editRows(word.length, Math.min(this.#longest, word.length + edits) + 1);
    const found: number[] = [];
    let before = '';
    let valid = 0;
    let place = 0;
    while (place < this.terms.length) {
      const term = this.terms[place] as string;
      let depth = 0;
      while (depth < valid && term[depth] === before[depth]) depth += 1;
      before = term;
      let least = 0;
      let beginning = 0;
      const deepest = Math.min(term.length, rows.length - 1);
      for (; depth < deepest && least <= edits && beginning === 0;) {
        depth += 1;
        least = editRow(rows, depth, term, word);
        const near = ((rows[depth] as Uint8Array)[word.length] as number) <= edits;
        if (near && unfinished && term[0] === word[0]) beginning = depth;
      }
      valid = depth;
      if (least > edits) {
        place = this.#lowerBound(term.slice(0, depth) + LAST, place);
      } else if (beginning > 0) {
        const to = this.#lowerBound(term.slice(0, beginning) + LAST, place);
        for (; place < to; place += 1) found.push(place);
      } else {
        const near = depth === term.length && ((rows[depth] as Uint8Array)[word.length] as number) <= edits;
        if (near && !unfinished) found.push(place);
        place += 1;
      }
    }
    return found;
  }
}
