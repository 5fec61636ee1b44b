import { barCabinetDocument, type BarCabinet } from '@cellaret/domain/bar-cabinet';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { listenDocument, listenQuery } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { currentUid } from './session.ts';
import { usePreferences } from './users.ts';

/** The rules let a person list this many; nobody keeps more bars. */
const MOST = 100;

/** The signed-in user's cabinets with their items, oldest first. */
export function useBarCabinets(): Live<BarCabinet[]> {
  const path = COLLECTIONS.barCabinets(currentUid());
  return useLive(path, listenQuery({ path, orderBy: 'created_at', limit: MOST }, barCabinetDocument));
}

/** The selected one of a person's cabinets or menus: the one the pointer names, else the first. */
export const selectedOf = <T extends { id: number }>(
  shelves: readonly T[],
  activeId: number | null,
): T | null => shelves.find((shelf) => shelf.id === activeId) ?? shelves[0] ?? null;

/** The selected cabinet alone, live, for one read; null where the person keeps none. */
export function useActiveBarCabinet(): Live<BarCabinet | null> {
  const uid = currentUid();
  const preferences = usePreferences();
  const activeId = preferences.state === 'ready' ? preferences.value.active_bar_cabinet_id : null;
  const path = COLLECTIONS.barCabinets(uid);
  const oldest = listenQuery({ path, orderBy: 'created_at', limit: 1 }, barCabinetDocument);
  const active = useLive<BarCabinet | null>(
    activeId === null ? `${path} oldest` : DOCUMENTS.barCabinet(uid, activeId),
    activeId === null
      ? (next, fail) => oldest((found, meta) => next(found[0] ?? null, meta), fail)
      : listenDocument(DOCUMENTS.barCabinet(uid, activeId), barCabinetDocument),
  );
  return preferences.state === 'ready' ? active : preferences;
}

/** Ids of the ingredients a cabinet has in stock. */
export const inStock = (cabinet: BarCabinet | null): number[] =>
  Object.entries(cabinet?.items ?? {})
    .filter(([, entry]) => entry.is_in_stock && !entry.is_deleted)
    .map(([ingredientId]) => Number(ingredientId));
