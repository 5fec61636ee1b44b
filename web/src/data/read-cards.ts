import { documentId, getDocs, limit, query, where } from 'firebase/firestore';
import { card, type Card } from '@cellaret/domain/card';
import { COLLECTIONS } from '@cellaret/domain/collections';
import { parseDocument } from './documents.ts';
import { collectionAt } from './references.ts';

/** Firestore takes this many ids in one query. */
const CHUNK = 30;

/** The cards of these document ids; from the cache where there is no network. Throws what the SDK throws. */
export async function readCards(ids: readonly string[]): Promise<Card[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      getDocs(query(collectionAt(COLLECTIONS.cards), where(documentId(), 'in', chunk), limit(CHUNK))),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((entry) => parseDocument(card, entry.data())));
}
