import { getDocs, limit, query, where } from 'firebase/firestore';
import { card } from '@cellaret/domain/card';
import { COLLECTIONS, type CardKind } from '@cellaret/domain/collections';
import { foldName } from '@cellaret/domain/folding';
import { parseDocument } from './documents.ts';
import { translated } from './errors.ts';
import { collectionAt } from './references.ts';

/** The visible ingredient or recipe (other than `exceptId`) whose name counts as the same as `name`; null where there is none. */
export async function findSameName(
  kind: CardKind,
  name: string,
  exceptId?: number,
): Promise<{ id: number; name: string } | null> {
  const folded = foldName(name);
  if (folded === '') return null;
  const found = await translated(() =>
    getDocs(
      query(
        collectionAt(COLLECTIONS.cards),
        where('kind', '==', kind),
        where('name_folded', '==', folded),
        limit(5),
      ),
    ),
  );
  const same = found.docs
    .map((entry) => parseDocument(card, entry.data()))
    .find((entry) => entry.visible && entry.id !== exceptId);
  return same ? { id: same.id, name: same.name } : null;
}
