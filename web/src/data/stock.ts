import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import type { IngredientCard } from '@cellaret/domain/card';
import { useLoaded } from '#lib/use-loaded.ts';
import { inStock, useActiveBarCabinet } from './bar-cabinets.ts';
import { fetchCards, knownCards } from './cards.ts';

/** What the active cabinet has in stock and what that can stand for. */
export interface Stock {
  cabinet: BarCabinet;
  cards: readonly IngredientCard[];
  /** For every ingredient that is there, itself or as an ancestor of one that is: the id of the one that is there. */
  provides: ReadonlyMap<number, number>;
}

/** What a stock provides: each ingredient itself first, then its ancestors (a London dry gin is a gin). */
export function providedBy(stock: readonly number[], cards: readonly IngredientCard[]): Map<number, number> {
  const provides = new Map<number, number>();
  for (const card of cards) {
    for (const ancestor of card.ancestor_ids) if (!provides.has(ancestor)) provides.set(ancestor, card.id);
  }
  for (const id of stock) provides.set(id, id);
  return provides;
}

/** The stock of the active cabinet, following its toggles; null while it loads and for people without a cabinet. */
export function useStock(): Stock | null {
  const live = useActiveBarCabinet();
  const cabinet = live.state === 'ready' ? live.value : null;
  const ids = inStock(cabinet).sort((a, b) => a - b);
  const present = knownCards('ingredient', ids);
  // Every card is read once a visit: a toggle changes the verdicts without asking anybody.
  const complete = present.length === ids.length;
  const loaded = useLoaded(complete ? null : ids.join(), () => fetchCards('ingredient', ids));
  if (cabinet === null || (!complete && loaded.state === 'loading')) return null;
  const cards = loaded.state === 'ready' && !complete ? loaded.value : present;
  return { cabinet, cards, provides: providedBy(ids, cards) };
}

/** Ids of the needed ingredients that a stock lacks, without repetition. */
export const missingFrom = (stock: Stock, neededIds: readonly number[]): number[] => [
  ...new Set(neededIds.filter((id) => !stock.provides.has(id))),
];
