import { BAR_CABINETS, type Shelf, type ShelfKind } from '@cellaret/domain/cabinets/shelf';
import { LIMITS } from '@cellaret/domain/core/limits';
import { followed } from '../bars/unsent.ts';
import type { Writing } from '../firestore/client.ts';
import { useDocuments } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentPlace, usePlace } from '../session/place.ts';

/** Where a cabinet or menu of the place lies. */
export const shelfPath = <N extends string, E>({ document }: ShelfKind<N, E>, id: number) =>
  document(currentPlace(), id);

/**
 * The cabinets or menus of the place with their entries, oldest first: as many as the rules let anybody list.
 */
export const useShelves = <N extends string, E>(kind: ShelfKind<N, E>): Live<Shelf<N, E>[]> =>
  useDocuments(
    { path: kind.collection(usePlace()), orderBy: [['created_at']], limit: LIMITS.liveList },
    kind.schema,
  );

/** The change of an entry; null removes a field. */
export type EntryChange<E> = { [K in keyof E]?: Exclude<E[K], undefined> | null };

/**
 * The fields of one entry as a write names them, and that it is about this entry and no other, as the rules
 * ask.
 */
export const entryFields = <E>(
  { none, now }: Pick<Writing, 'none' | 'now'>,
  entryId: number,
  change: EntryChange<E>,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(change).map(([field, value]) => [`items.${entryId}.${field}`, value ?? none]),
  ),
  last_item_id: String(entryId),
  updated_at: now,
});

/**
 * Adds, changes or removes one entry: the rules take one per write. Only what is said is written: what
 * another device says of the rest at the same moment stays. Seen at once, resolves when the server has it.
 */
export const saveShelfEntry = <N extends string, E>(
  kind: ShelfKind<N, E>,
  id: number,
  entryId: number,
  change: EntryChange<E>,
): Promise<void> => {
  const path = shelfPath(kind, id);
  return followed(
    path,
    String(entryId),
    write((writing) => writing.update(path, entryFields(writing, entryId, change))),
  );
};

/** A bottle as a cabinet keeps it. */
export interface Bottle {
  id: number;
  name: string;
  typeId: number;
}

/**
 * Puts bottles into a cabinet, in stock. They are there at once; `refused` hears of each that the server does
 * not take, which goes again.
 */
export function addBottles(
  cabinetId: number,
  bottles: readonly Bottle[],
  refused: (failure: unknown) => void,
): void {
  for (const { id, name, typeId } of bottles)
    saveShelfEntry(BAR_CABINETS, cabinetId, id, {
      ingredient_name: name,
      ingredient_type_id: typeId,
      is_in_stock: true,
      is_deleted: false,
    }).catch(refused);
}
