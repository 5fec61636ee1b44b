import { cardId, type Card } from '@cellaret/domain/card';
import type { CardKind } from '@cellaret/domain/collections';
import { keepsUserState } from './cleanup.ts';
import { translated } from './errors.ts';

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
  if (ids.length === 0) return;
  const { readCards } = await import('./read-cards.ts');
  const found = await translated(() => readCards(ids.map((id) => cardId(kind, id))));
  for (const one of found) known.set(cardId(one.kind, one.id), one);
}

/** Reads the cards that were not read yet; ids without a card are left out. Resolves with all that are known then. */
export async function fetchCards<K extends CardKind>(kind: K, ids: readonly number[]): Promise<CardOf<K>[]> {
  const unknown = ids.filter((id) => cardOf(kind, id) === undefined);
  await refreshCards(kind, unknown);
  return knownCards(kind, ids);
}
