import type { TermList } from '../engine/term-list.ts';
import { editsBetween, forgivenEdits, type NearWord } from '../engine/term-match.ts';

/** Shorter words have too many similar ones. */
const SHORTEST = 5;

export function nearest(word: string, known: TermList): NearWord | null {
  const most = forgivenEdits(word);
  if (most === 0 || word.length < SHORTEST) return null;
  const found = known
    .near(word, most, false)
    .map((at) => known.terms[at] ?? '')
    // Typos in the first letter are rare.
    .filter((near) => near[0] === word[0])
    .map((near) => ({ word: near, edits: editsBetween(word, near) }));
  return found.sort((a, b) => a.edits - b.edits)[0] ?? null;
}
