import type { CardKind } from '@cellaret/domain/core/collections';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { logFailure } from '#lib/browser/log-failure.ts';
import { knownCards, refreshCards, type CardOf } from './cards.ts';

/**
 * The cards of a long list by id: `see` receives the visible items, and a screen reads each once, so that a
 * list of thousands costs what is looked at. Cards known from elsewhere are there at once.
 */
export function useSeenCards<K extends CardKind>(
  kind: K,
  ids: readonly number[],
): { cards: ReadonlyMap<number, CardOf<K>>; see: (seen: readonly { id: number }[]) => void } {
  const asked = useRef(new Set<number>());
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0);
  const see = useCallback(
    (seen: readonly { id: number }[]) => {
      const fresh = seen.map(({ id }) => id).filter((id) => !asked.current.has(id));
      if (fresh.length === 0) return;
      for (const id of fresh) asked.current.add(id);
      refreshCards(kind, fresh).then(arrived, (failure: unknown) => {
        for (const id of fresh) asked.current.delete(id);
        logFailure('The cards of a list could not be read', failure);
      });
    },
    [kind],
  );
  const cards = useMemo(
    () => new Map(knownCards(kind, ids).map((card) => [card.id, card])),
    // oxlint-disable-next-line react/exhaustive-deps -- what is known grows with what arrives
    [ids, kind, arrivals],
  );
  return { cards, see };
}
