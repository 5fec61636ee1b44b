import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import type { IngredientCard } from '@cellaret/domain/card';
import { placeOf } from '@cellaret/domain/collections';
import type { Catalogue } from '@cellaret/domain/matching/catalogue';
import { BAR_CABINETS } from '@cellaret/domain/shelf';
import { useMemo } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { fetchCards, knownCards } from '../collections/cards.ts';
import { usePreferences } from '../collections/preferences.ts';
import { listenToDocument, listenToQuery, useLive } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';
import { useCatalogue } from './catalogue.ts';
import type { CompactCatalogue } from './compact-catalogue.ts';
import { useKeptRecipes } from './kept-recipes.ts';

/** The selected cabinet alone, live, for one read; null where the person keeps none. */
export function useActiveBarCabinet(): Live<BarCabinet | null> {
  const { schema, collection, document } = BAR_CABINETS;
  const place = placeOf(currentUid());
  const preferences = usePreferences();
  const activeId = preferences.state === 'ready' ? preferences.value.active_bar_cabinet_id : null;
  const oldest = { path: collection(place), orderBy: [['created_at']] as const, limit: 1 };
  const active = useLive<BarCabinet | null>(
    activeId === null ? `the first of ${collection(place)}` : document(place, activeId),
    activeId === null
      ? (next, fail) => listenToQuery(oldest, schema)((found, meta) => next(found[0] ?? null, meta), fail)
      : listenToDocument(document(place, activeId), schema),
  );
  return preferences.state === 'ready' ? active : preferences;
}

/** Ids of the ingredients a cabinet has in stock. */
export const inStock = (cabinet: BarCabinet | null): number[] =>
  Object.entries(cabinet?.items ?? {})
    .filter(([, entry]) => entry.is_in_stock && !entry.is_deleted)
    .map(([ingredientId]) => Number(ingredientId));

/** What the active cabinet has in stock and what that can stand for. */
export interface Stock {
  cabinet: BarCabinet;
  /** It holds changes the server has not confirmed. */
  pending: boolean;
  /** Ids of what is in stock, smallest first. */
  ids: readonly number[];
  /** For every ingredient that is there, itself or as an ancestor of one that is: the id of the one that is there. */
  provides: ReadonlyMap<number, number>;
  /** Null where the catalogue is too large for a browser. */
  catalogue: CompactCatalogue | null;
}

/** What a stock provides by the cards of its ingredients: each itself first, then its ancestors (a London dry gin is a gin). */
export function providedBy(
  stock: readonly number[],
  cards: readonly Pick<IngredientCard, 'id' | 'ancestor_ids'>[],
): Map<number, number> {
  const provides = new Map<number, number>();
  for (const card of cards) {
    for (const ancestor of card.ancestor_ids) if (!provides.has(ancestor)) provides.set(ancestor, card.id);
  }
  for (const id of stock) provides.set(id, id);
  return provides;
}

/** What a stock provides by the whole catalogue: through the nearest of a kind, without a read. */
export function providedWithin({ hierarchy }: Catalogue, stock: readonly number[]): Map<number, number> {
  const provides = new Map<number, number>();
  hierarchy.shelf(stock).via.forEach((via, place) => {
    if (via >= 0) provides.set(hierarchy.table.idAt(place), hierarchy.table.idAt(via));
  });
  for (const id of stock) provides.set(id, id);
  return provides;
}

/** The same beyond the browser's catalogue: every card is read once a visit, so that a toggle asks nobody. Null while it loads. */
function useProvidedByCards(ids: readonly number[] | null): ReadonlyMap<number, number> | null {
  const wanted = ids ?? [];
  const present = knownCards('ingredient', wanted);
  const complete = present.length === wanted.length;
  const loaded = useLoaded(ids === null || complete ? null : ['cards', ids], () =>
    fetchCards('ingredient', wanted),
  );
  if (ids === null || (!complete && loaded.state === 'loading')) return null;
  return providedBy(wanted, loaded.state === 'ready' && !complete ? loaded.value : present);
}

/** The stock of the active cabinet, following its toggles; null while it loads and for people without a cabinet. */
export function useStock(): Stock | null {
  const live = useActiveBarCabinet();
  const liveCatalogue = useCatalogue();
  const cabinet = live.state === 'ready' ? live.value : null;
  const pending = live.state === 'ready' && live.pending;
  const catalogue = liveCatalogue.state === 'ready' ? liveCatalogue.value : null;
  const tooLarge = liveCatalogue.state === 'error' || (liveCatalogue.state === 'ready' && catalogue === null);
  const key = inStock(cabinet)
    .sort((a, b) => a - b)
    .join();
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const matching = catalogue?.matching;
  const within = useMemo(() => matching && providedWithin(matching, ids), [matching, ids]);
  const byCards = useProvidedByCards(tooLarge && cabinet !== null ? ids : null);
  const provides = within ?? byCards;
  useKeptRecipes(catalogue, cabinet && ids);
  // The same object while nothing changes: much is computed from it.
  return useMemo(
    () => (cabinet === null || provides === null ? null : { cabinet, pending, ids, provides, catalogue }),
    [cabinet, pending, ids, provides, catalogue],
  );
}

/** Ids of the needed ingredients that a stock lacks, without repetition. */
export const missingFrom = (stock: Stock, neededIds: readonly number[]): number[] => [
  ...new Set(neededIds.filter((id) => !stock.provides.has(id))),
];
