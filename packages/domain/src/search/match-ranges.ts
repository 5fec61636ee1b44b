import { foldName, tokenise } from '../core/folding.ts';

/** A range of a text from `start` to `end` (exclusive) in UTF-16 units. */
interface TextRange {
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

/** So many typed letters are also found inside of a word: the parts of a German compound. */
const INSIDE = 3;

/** Ranges of a text that were typed as they stand there, for a name that the search did not compare. */
export function typedRanges(text: string, query: string): TextRange[] {
  const typed = tokenise(query).sort((a, b) => b.length - a.length);
  return [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const folded = foldName(word);
    for (const part of typed) {
      const at = folded.indexOf(part);
      if (at !== 0 && (at < 0 || part.length < INSIDE)) continue;
      const start = at === 0 ? 0 : originalLength(word, at);
      return [{ start: index + start, end: index + originalLength(word, at + part.length) }];
    }
    return [];
  });
}
