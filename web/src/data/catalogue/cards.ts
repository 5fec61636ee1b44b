import { card, cardId, cardOrTombstone, type Card } from '@cellaret/domain/catalogue/card';
import { COLLECTIONS, type CardKind } from '@cellaret/domain/core/collections';
import { foldName } from '@cellaret/domain/core/folding';
import { foldLooks } from '@cellaret/domain/core/look-alikes';
import { queriesForIds } from '../firestore/query.ts';
import { readDocuments } from '../firestore/read-write.ts';
import { keepsUserState } from '../session/user-state.ts';

/**
 * Cards read during this visit: names, kinship and looks change rarely, and a shelf asks for the same ones on
 * every screen.
 */
const known = new Map<string, Card>();

keepsUserState({ forget: () => known.clear() });

export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>;

const cardOf = <K extends CardKind>(kind: K, id: number): CardOf<K> | undefined =>
  known.get(cardId(kind, id)) as CardOf<K> | undefined;

/** The cards of these ids that were read already during this visit. */
export const knownCards = <K extends CardKind>(kind: K, ids: readonly number[]): CardOf<K>[] =>
  ids.flatMap((id) => cardOf(kind, id) ?? []);

/**
 * Reads cards, known or not; from the cache where there is no network. Ids without a card are left out.
 * Throws AppError.
 */
export async function refreshCards(kind: CardKind, ids: readonly number[]): Promise<void> {
  const queries = queriesForIds(
    COLLECTIONS.cards,
    ids.map((id) => cardId(kind, id)),
  );
  const found = await Promise.all(queries.map((query) => readDocuments(query, cardOrTombstone)));
  for (const one of found.flat()) {
    if (one.removed) known.delete(cardId(one.kind, one.id));
    else known.set(cardId(one.kind, one.id), one);
  }
}

/**
 * Reads the cards that were not read yet; ids without a card are left out. Resolves with all that are known
 * then.
 */
export async function fetchCards<K extends CardKind>(kind: K, ids: readonly number[]): Promise<CardOf<K>[]> {
  await refreshCards(
    kind,
    ids.filter((id) => cardOf(kind, id) === undefined),
  );
  return knownCards(kind, ids);
}

/**
 * The visible ingredient or recipe (other than `exceptId`) whose name counts as the same as `name`, or
 * looks like it; null where there is none.
 */
export async function findSameName(
  kind: CardKind,
  name: string,
  exceptId?: number,
): Promise<{ id: number; name: string } | null> {
  const folded = foldName(name);
  if (folded === '') return null;
  const found = await Promise.all(
    [...new Set([folded, foldLooks(name)])].map((name_folded) =>
      readDocuments({ path: COLLECTIONS.cards, equal: { kind, name_folded }, limit: 5 }, card),
    ),
  );
  const same = found.flat().find((entry) => entry.visible && entry.id !== exceptId);
  return same ? { id: same.id, name: same.name } : null;
}
