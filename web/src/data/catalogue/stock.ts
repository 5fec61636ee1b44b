import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { providedWithin, type Provided } from '@cellaret/domain/availability/matching/match';
import type { SubstitutionRules, Substitute } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import { useMemo } from 'react';
import type { Availability } from '#lib/availability.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useSaved } from '#lib/hooks/use-saved.ts';
import { useSubstitutionRules } from '../availability/substitution-rules.ts';
import { listenToDocument, listenToQuery, useLive } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { usePreferences } from '../people/preferences.ts';
import { usePlace } from '../session/place.ts';
import { fetchCards, knownCards } from './cards.ts';
import { useCatalogue } from './catalogue.ts';
import type { CompactCatalogue } from './compact-catalogue.ts';
import { useKeptRecipes } from './kept-recipes.ts';

/** How long an answer of the API counts for the next screen that asks the same. */
const FRESH_MS = 60_000;

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
  JSON.stringify([
    cabinet.id,
    inStock(cabinet).sort((a, b) => a - b),
    stapleIds,
    cabinet.house_rules ?? null,
  ]);

/** The stock of the active cabinet and the ingredients it can replace. */
export interface Stock extends Provided {
  cabinet: BarCabinet;
  /** It holds changes the server has not confirmed. */
  pending: boolean;
  /** Ids of what is in stock, smallest first. */
  ids: readonly number[];
  /** The same, and what is always there. */
  owned: readonly number[];
  substitutionRules: SubstitutionRules;
  /** Null where the catalogue is not on this device: too large for a browser, or on its way. */
  catalogue: CompactCatalogue | null;
}

/** Asks the API what a cabinet provides, where the device has no catalogue. Null before the first answer. */
function useProvidedByApi(
  cabinet: BarCabinet | null,
  pending: boolean,
  substitutionRules: SubstitutionRules | null,
): Provided | null {
  // The API only knows what has reached the server.
  const key = useSaved(
    cabinet && substitutionRules && stockKey(cabinet, substitutionRules.staple_ids),
    pending,
  );
  const answer = useLoaded(
    cabinet && substitutionRules && key !== null ? ['provided', key] : null,
    async (signal) => {
      // Its table is as large as all the rest of this, and few devices are without the catalogue.
      const { callApi } = await import('../api/call-api.ts');
      const id = cabinet?.id ?? 0;
      const [{ provides, replaces }] = await Promise.all([
        callApi('getProvided', { id }, undefined, { signal }),
        // The cabinet does not name the staples: their cards are read for the availability.
        fetchCards('ingredient', substitutionRules?.staple_ids ?? []),
      ]);
      return {
        cabinetId: id,
        provides: new Map(provides.map((one) => [one.ingredient_id, one.by_ingredient_id])),
        replaces: new Map(replaces.map((one) => [one.ingredient_id, one])),
      };
    },
    { freshMs: FRESH_MS },
  );
  const known = answer.state === 'ready' ? answer.value : answer.state === 'loading' ? answer.before : null;
  return known?.cabinetId === cabinet?.id ? known : null;
}

const NO_SUBSTITUTES: readonly Substitute[] = [];

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
  const substitutionRules = useSubstitutionRules(cabinet, catalogue);
  const key = inStock(cabinet)
    .sort((a, b) => a - b)
    .join();
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const owned = useMemo(
    () => substitutionRules && [...new Set([...ids, ...substitutionRules.staple_ids])],
    [ids, substitutionRules],
  );
  const matching = catalogue?.matching;
  const within = useMemo(
    () =>
      matching &&
      substitutionRules &&
      owned &&
      providedWithin(matching, owned, substitutionRules.substitutes),
    [matching, owned, substitutionRules],
  );
  const byApi = useProvidedByApi(notHere ? cabinet : null, pending, substitutionRules);
  const provided = within ?? byApi;
  useKeptRecipes(
    catalogue,
    cabinet && ids.length > 0 ? owned : null,
    substitutionRules?.substitutes ?? NO_SUBSTITUTES,
  );
  // The same object while nothing changes: much is computed from it.
  return useMemo(
    () =>
      cabinet === null || substitutionRules === null || owned === null || !provided
        ? null
        : { cabinet, pending, ids, owned, substitutionRules, ...provided, catalogue },
    [cabinet, pending, ids, owned, substitutionRules, provided, catalogue],
  );
}

/** Ids of the needed ingredients that a stock lacks and nothing stands in for, without repetition. */
export const missingFrom = (stock: Stock, neededIds: readonly number[]): number[] => [
  ...new Set(neededIds.filter((id) => !stock.provides.has(id) && !stock.replaces.has(id))),
];

/** Of the needed ingredients those that something stands in for, and what, each once. */
const replacedIn = ({ replaces }: Stock, neededIds: readonly number[]): Replaced[] =>
  [...new Set(neededIds)].flatMap((id) => replaces.get(id) ?? []);

/** The availability of a stock by names. */
export const availabilityOf = (
  stock: Stock,
  neededIds: readonly number[],
  nameOf: (id: number) => string,
): Availability => ({
  missing: missingFrom(stock, neededIds).map(nameOf),
  substitutes: replacedIn(stock, neededIds).map(({ ingredient_id, by_ingredient_id }) => ({
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
