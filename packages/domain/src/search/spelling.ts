import { LEXICON } from './lexicon.ts';
import { editRow, editRows, forgivenEdits } from './term-match.ts';

/** How many edits lead from one word to another, or one more than is forgiven. */
function edits(word: string, other: string, most: number): number {
  if (Math.abs(word.length - other.length) > most) return most + 1;
  const rows = editRows(word.length, other.length);
  for (let depth = 1; depth <= other.length; depth += 1)
    if (editRow(rows, depth, other, word) > most) return most + 1;
  return (rows[other.length] as Uint8Array)[word.length] as number;
}

/** The known word that is nearest to one that nobody knows; null where none is near enough. */
export function correction(word: string, names: Iterable<string>): string | null {
  const most = forgivenEdits(word);
  if (most === 0) return null;
  let nearest: string | null = null;
  let least = most + 1;
  const consider = (known: string): void => {
    if (known.length < 4 || known.includes(' ')) return;
    const distance = edits(word, known, least - 1);
    if (distance < least) [nearest, least] = [known, distance];
  };
  for (const name of names) consider(name);
  for (const [known, meaning] of LEXICON) if (meaning.kind !== 'grammar') consider(known);
  return nearest;
}
