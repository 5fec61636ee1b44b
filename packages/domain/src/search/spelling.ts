import type { TermList } from './term-list.ts';
import { editsBetween, forgivenEdits } from './term-match.ts';

/** The known word that is nearest to one that nobody knows, and by how many edits; null where none is near enough. */
export function nearest(word: string, known: TermList): { word: string; edits: number } | null {
  const most = forgivenEdits(word);
  if (most === 0) return null;
  const found = known
    .near(word, most, false)
    .map((at) => known.terms[at] ?? '')
    .map((near) => ({ word: near, edits: editsBetween(word, near) }));
  return found.sort((a, b) => a.edits - b.edits)[0] ?? null;
}
