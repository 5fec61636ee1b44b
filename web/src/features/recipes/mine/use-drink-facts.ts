import { LIMITS } from '@cellaret/domain/core/limits';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { useEffect, useMemo } from 'react';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useSeenCards } from '#data/catalogue/seen-cards.ts';

/** Facts on a drink's tile. */
export interface DrinkFacts {
  name: string;
  look: unknown;
  cover: string | null;
}

const NO_IDS: readonly number[] = [];

/**
 * Names and pictures of drinks: by the catalogue on this device, without a document read. Where there is
 * none, by the cards of as many as a list may ask for. Null while nothing is known.
 */
export function useDrinkFacts(ids: readonly number[]): ReadonlyMap<number, DrinkFacts> | null {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : undefined;
  const asked = useMemo(
    () => (catalogue === null || live.state === 'error' ? ids.slice(0, LIMITS.liveList) : NO_IDS),
    [catalogue, live.state, ids],
  );
  const { cards, see } = useSeenCards('recipe', asked);
  useEffect(() => see(asked.map((id) => ({ id }))), [asked, see]);
  return useMemo(() => {
    if (!catalogue) return live.state === 'loading' ? null : cards;
    return new Map(
      ids.flatMap((id) => {
        const known = catalogue.recipes.get(id);
        if (!known) return [];
        const look = known.look === null ? null : lookOfCode(known.look);
        return [[id, { name: known.name, look, cover: known.cover }] as const];
      }),
    );
  }, [catalogue, live.state, cards, ids]);
}
