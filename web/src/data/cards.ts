import { documentId, getDocs, limit, query, where } from 'firebase/firestore';
import { card, cardId, type Card } from '@cellaret/domain/card';
import { COLLECTIONS, type CardKind } from '@cellaret/domain/collections';
import { foldName } from '@cellaret/domain/folding';
import { keepsUserState } from './cleanup.ts';
import { collectionAt, parseDocument } from './documents.ts';
import { translated } from './errors.ts';

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

/** Firestore takes this many ids in one query. */
const CHUNK = 30;

/** Cards read during this visit: names, kinship and looks change rarely, and a shelf asks for the same ones on every screen. */
const known = new Map<string, Card>();

keepsUserState({ forget: () => known.clear() });

export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>;

const cardOf = <K extends CardKind>(kind: K, id: number): CardOf<K> | undefined =>
  known.get(cardId(kind, id)) as CardOf<K> | undefined;

/** The cards of these ids that were read already during this visit. */
export const knownCards = <K extends CardKind>(kind: K, ids: readonly number[]): CardOf<K>[] =>
  ids.flatMap((id) => cardOf(kind, id) ?? []);

/** Reads cards, known or not; ids without a card are left out. */
export async function refreshCards(kind: CardKind, ids: readonly number[]): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK).map((id) => cardId(kind, id)),
  );
  await translated(() =>
    Promise.all(
      chunks.map(async (chunk) => {
        const found = await getDocs(
          query(collectionAt(COLLECTIONS.cards), where(documentId(), 'in', chunk), limit(CHUNK)),
        );
        for (const entry of found.docs) known.set(entry.id, parseDocument(card, entry.data()));
      }),
    ),
  );
}

/** Reads the cards that were not read yet; ids without a card are left out. Resolves with all that are known then. */
export async function fetchCards<K extends CardKind>(kind: K, ids: readonly number[]): Promise<CardOf<K>[]> {
  const unknown = ids.filter((id) => cardOf(kind, id) === undefined);
  await refreshCards(kind, unknown);
  return knownCards(kind, ids);
}
