import { foldName } from '../core/folding.ts';

/** A range of a text from `start` to `end` (exclusive) in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const WORDS = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`´](?:s|t)(?![\p{L}\p{N}]))?/giu;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length of the shortest prefix of `word` whose folding has at least `folded` characters. */
function originalLength(word: string, folded: number): number {
  for (const { index, segment } of graphemes.segment(word)) {
    const end = index + segment.length;
    if (foldName(word.slice(0, end)).length >= folded) return end;
  }
  return word.length;
}

/** Ranges to highlight: words that equal a term, or their typed prefix. `terms`: found and typed words. */
export function matchRanges(
  text: string,
  terms: readonly { readonly term: string; readonly query: string }[],
): TextRange[] {
  const ranges: TextRange[] = [];
  for (const match of text.matchAll(WORDS)) {
    const word = match[0];
    const folded = foldName(word);
    let marked = 0;
    for (const { term, query } of terms) {
      if (folded !== term) continue;
      marked = Math.max(marked, term.startsWith(query) ? originalLength(word, query.length) : word.length);
    }
    if (marked > 0) ranges.push({ start: match.index, end: match.index + marked });
  }
  return ranges;
}
