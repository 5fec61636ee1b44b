import { FieldPath, limit, orderBy, query, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { barCabinetDocument, type BarCabinet, type BarCabinetEntry } from '@cellaret/domain/bar-cabinet';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import { collectionAt, documentAt } from './documents.ts';
import { translated } from './errors.ts';
import { firestore } from './firestore.ts';
import { listenDocument, listenQuery } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { savePreferencesIn } from './preferences-batch.ts';
import { currentUid } from './session.ts';
import { usePreferences, type Preferences } from './users.ts';

/** The rules let a person list this many; nobody keeps more bars. */
const MOST = 100;

const cabinetAt = (cabinetId: number) => documentAt(DOCUMENTS.barCabinet(currentUid(), cabinetId));

/** The signed-in user's cabinets with their items, oldest first. */
export function useBarCabinets(): Live<BarCabinet[]> {
  const path = COLLECTIONS.barCabinets(currentUid());
  return useLive(
    path,
    listenQuery(() => query(collectionAt(path), orderBy('created_at'), limit(MOST)), barCabinetDocument),
  );
}

/**
 * Creates an empty cabinet and selects it. The id is known at once; `saved` resolves when the server has it (offline: later)
 * and rejects when it was refused.
 */
export function createBarCabinet(
  preferences: Preferences,
  name: string,
): { id: number; saved: Promise<void> } {
  const id = newId();
  const batch = writeBatch(firestore());
  batch.set(cabinetAt(id), {
    id,
    bar_cabinet_name: name,
    items: {},
    last_item_id: null,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
  savePreferencesIn(batch, preferences, { active_bar_cabinet_id: id });
  return { id, saved: translated(() => batch.commit()) };
}

/** Renames a cabinet and selects it. */
export function renameBarCabinet(preferences: Preferences, cabinetId: number, name: string): Promise<void> {
  const batch = writeBatch(firestore());
  batch.update(cabinetAt(cabinetId), { bar_cabinet_name: name, updated_at: serverTimestamp() });
  savePreferencesIn(batch, preferences, { active_bar_cabinet_id: cabinetId });
  return translated(() => batch.commit());
}

/** Adds, toggles or removes one ingredient: the rules take one entry per write. Seen at once, resolves when the server has it. */
export const saveBarCabinetItem = (
  cabinetId: number,
  ingredientId: number,
  entry: BarCabinetEntry,
): Promise<void> =>
  translated(() =>
    updateDoc(
      cabinetAt(cabinetId),
      new FieldPath('items', String(ingredientId)),
      entry,
      'last_item_id',
      String(ingredientId),
      'updated_at',
      serverTimestamp(),
    ),
  );

/** Writes an ingredient's present name and type into its entry, and nothing else: a toggle at the same moment is not undone. */
export const mendBarCabinetItem = (
  cabinetId: number,
  ingredientId: number,
  { ingredient_name, ingredient_type_id }: Pick<BarCabinetEntry, 'ingredient_name' | 'ingredient_type_id'>,
): Promise<void> =>
  translated(() =>
    updateDoc(
      cabinetAt(cabinetId),
      new FieldPath('items', String(ingredientId), 'ingredient_name'),
      ingredient_name,
      new FieldPath('items', String(ingredientId), 'ingredient_type_id'),
      ingredient_type_id,
      'last_item_id',
      String(ingredientId),
      'updated_at',
      serverTimestamp(),
    ),
  );

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
  const oldest = listenQuery(
    () => query(collectionAt(path), orderBy('created_at'), limit(1)),
    barCabinetDocument,
  );
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
