import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { providedWithin, type Provided } from '@cellaret/domain/availability/matching/provided';
import type { Larder, StandIn, StandInPair } from '@cellaret/domain/availability/stand-ins';
import { standInsUnder, swapRulesOf } from '@cellaret/domain/availability/swap-rules';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import type { IngredientCard } from '@cellaret/domain/catalogue/card';
import { useMemo } from 'react';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import type { Verdict } from '#lib/verdict.ts';
import { useLarder } from '../availability/larder.ts';
import { listenToDocument, listenToQuery, useLive } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { usePreferences } from '../people/preferences.ts';
import { usePlace } from '../session/place.ts';
import { fetchCards, knownCards } from './cards.ts';
import { useCatalogue } from './catalogue.ts';
import type { CompactCatalogue } from './compact-catalogue.ts';
import { useKeptRecipes } from './kept-recipes.ts';

/** The selected cabinet alone, live, for one read; null where the place has none. */
export function useActiveBarCabinet(): Live<BarCabinet | null> {
  const { schema, collection, document } = BAR_CABINETS;
  const place = usePlace();
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

/** All that an answer about a cabinet follows from, as a text: the same while nothing of it changed. */
export const stockKey = (cabinet: BarCabinet, stapleIds: readonly number[]): string =>
  JSON.stringify([cabinet.id, inStock(cabinet).sort((a, b) => a - b), stapleIds, cabinet.swap_rules ?? null]);

/** The stock of the active cabinet and the ingredients it can replace. */
export interface Stock extends Provided {
  cabinet: BarCabinet;
  /** It holds changes the server has not confirmed. */
  pending: boolean;
  /** Ids of what is in stock, smallest first. */
  ids: readonly number[];
  /** The same, and what is always there. */
  owned: readonly number[];
  larder: Larder;
  /** Null where the catalogue is not on this device: too large for a browser, or on its way. */
  catalogue: CompactCatalogue | null;
}

/**
 * The ingredients that a stock provides, by the cards: each itself first, then its ancestors (a London dry
 * gin is a gin).
 */
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

/**
 * Substitutes for the ingredients of the given cards and their ancestors; the nearest, of equally near ones
 * the first.
 */
export function replacedBy(
  provides: ReadonlyMap<number, number>,
  standIns: readonly StandInPair[],
  cards: readonly Pick<IngredientCard, 'id' | 'ancestor_ids'>[],
): Map<number, Replaced> {
  const lines = new Map(cards.map(({ id, ancestor_ids }) => [id, [id, ...ancestor_ids]]));
  const found = new Map<number, Replaced & { steps: number }>();
  for (const through of standIns) {
    const by_ingredient_id = provides.get(through.stand_in_ingredient_id);
    if (by_ingredient_id === undefined) continue;
    for (const [steps, ingredient_id] of (lines.get(through.ingredient_id) ?? []).entries()) {
      if (provides.has(ingredient_id) || (found.get(ingredient_id)?.steps ?? Infinity) <= steps) continue;
      found.set(ingredient_id, { ingredient_id, by_ingredient_id, through, steps });
    }
  }
  return found;
}

/**
 * The same without the catalogue: every card is read once a visit, so that a toggle asks nobody. Null while
 * it loads.
 */
function useProvidedByCards(
  owned: readonly number[] | null,
  standIns: readonly StandIn[],
  rules: BarCabinet['swap_rules'],
): Provided | null {
  const wanted = useMemo(
    () => (owned === null ? [] : [...new Set([...owned, ...standIns.map((one) => one.ingredient_id)])]),
    [owned, standIns],
  );
  const present = knownCards('ingredient', wanted);
  const complete = present.length === wanted.length;
  const loaded = useLoaded(owned === null || complete ? null : ['cards', wanted], () =>
    fetchCards('ingredient', wanted),
  );
  if (owned === null || (!complete && loaded.state === 'loading')) return null;
  const cards = loaded.state === 'ready' && !complete ? loaded.value : present;
  const provides = providedBy(
    owned,
    cards.filter(({ id }) => owned.includes(id)),
  );
  // The cards know of kinds what the larder without a catalogue could not.
  const ancestors = new Map(cards.map((card) => [card.id, card.ancestor_ids]));
  const ruled = standInsUnder(
    standIns,
    swapRulesOf(rules),
    (id, wanted) => id === wanted || (ancestors.get(id)?.includes(wanted) ?? false),
  );
  return { provides, replaces: replacedBy(provides, ruled, cards) };
}

const NO_STAND_INS: readonly StandIn[] = [];

/**
 * The stock of the active cabinet, following its toggles; null while it loads and for people without a
 * cabinet.
 */
export function useStock(): Stock | null {
  const live = useActiveBarCabinet();
  const liveCatalogue = useCatalogue();
  const cabinet = live.state === 'ready' ? live.value : null;
  const pending = live.state === 'ready' && live.pending;
  const catalogue = liveCatalogue.state === 'ready' ? liveCatalogue.value : null;
  const notHere = liveCatalogue.state === 'error' || (liveCatalogue.state === 'ready' && catalogue === null);
  const larder = useLarder(cabinet, catalogue);
  const key = inStock(cabinet)
    .sort((a, b) => a - b)
    .join();
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const owned = useMemo(() => larder && [...new Set([...ids, ...larder.staple_ids])], [ids, larder]);
  const matching = catalogue?.matching;
  const within = useMemo(
    () => matching && larder && owned && providedWithin(matching, owned, larder.standIns),
    [matching, owned, larder],
  );
  const byCards = useProvidedByCards(
    notHere && cabinet !== null ? owned : null,
    larder?.standIns ?? NO_STAND_INS,
    cabinet?.swap_rules,
  );
  const provided = within ?? byCards;
  useKeptRecipes(catalogue, cabinet && ids.length > 0 ? owned : null, larder?.standIns ?? NO_STAND_INS);
  // The same object while nothing changes: much is computed from it.
  return useMemo(
    () =>
      cabinet === null || larder === null || owned === null || !provided
        ? null
        : { cabinet, pending, ids, owned, larder, ...provided, catalogue },
    [cabinet, pending, ids, owned, larder, provided, catalogue],
  );
}

/** Ids of the needed ingredients that a stock lacks and nothing stands in for, without repetition. */
export const missingFrom = (stock: Stock, neededIds: readonly number[]): number[] => [
  ...new Set(neededIds.filter((id) => !stock.provides.has(id) && !stock.replaces.has(id))),
];

/** Of the needed ingredients those that something stands in for, and what, each once. */
const replacedIn = ({ replaces }: Stock, neededIds: readonly number[]): Replaced[] =>
  [...new Set(neededIds)].flatMap((id) => replaces.get(id) ?? []);

/** The verdict of a stock by names. */
export const verdictOf = (
  stock: Stock,
  neededIds: readonly number[],
  nameOf: (id: number) => string,
): Verdict => ({
  missing: missingFrom(stock, neededIds).map(nameOf),
  swaps: replacedIn(stock, neededIds).map(({ ingredient_id, by_ingredient_id }) => ({
    wanted: nameOf(ingredient_id),
    taken: takenName(stock, by_ingredient_id),
  })),
});

/** The name of something that is there. */
export const takenName = ({ cabinet, catalogue }: Stock, id: number): string =>
  cabinet.items[String(id)]?.ingredient_name ??
  catalogue?.ingredients.get(id)?.name ??
  knownCards('ingredient', [id])[0]?.name ??
  '…';
