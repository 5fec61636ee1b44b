import type { TermList } from '../engine/term-list.ts';
import { editsBetween, forgivenEdits, type NearWord } from '../engine/term-match.ts';

/** A shorter word is near too many to be taken for one of them. */
const SHORTEST = 5;

/** The known word that is nearest to one that nobody knows; null where none is near enough. */
export function nearest(word: string, known: TermList): NearWord | null {
  const most = forgivenEdits(word);
  if (most === 0 || word.length < SHORTEST) return null;
  const found = known
    .near(word, most, false)
    .map((at) => known.terms[at] ?? '')
    // Hardly anybody mistypes the first letter.
    .filter((near) => near[0] === word[0])
    .map((near) => ({ word: near, edits: editsBetween(word, near) }));
  return found.sort((a, b) => a.edits - b.edits)[0] ?? null;
}
