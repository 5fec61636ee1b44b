import { placeOf } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import { LIMITS } from '@cellaret/domain/limits';
import type { Shelf, ShelfKind } from '@cellaret/domain/shelf';
import { useDocuments } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { write } from '../firestore/write.ts';
import { currentUid } from '../session/session.ts';
import { setPreferences, type Preferences } from './preferences.ts';

const pathOf = <N extends string, E>({ document }: ShelfKind<N, E>, id: number) =>
  document(placeOf(currentUid()), id);

/** The signed-in user's cabinets or menus with their entries, oldest first: as many as the rules let anybody list. */
export const useShelves = <N extends string, E>(kind: ShelfKind<N, E>): Live<Shelf<N, E>[]> =>
  useDocuments(
    { path: kind.collection(placeOf(currentUid())), orderBy: [['created_at']], limit: LIMITS.liveList },
    kind.schema,
  );

/** The selected one of a person's cabinets or menus: the one the pointer names, else the first. */
export const selectedOf = <T extends { id: number }>(
  shelves: readonly T[],
  activeId: number | null,
): T | null => shelves.find((shelf) => shelf.id === activeId) ?? shelves[0] ?? null;

/**
 * Creates an empty cabinet or menu and selects it. The id is known at once; `saved` resolves when the server has it (offline: later)
 * and rejects when it was refused.
 */
export function createShelf<N extends string, E>(
  kind: ShelfKind<N, E>,
  preferences: Preferences,
  name: string,
): { id: number; saved: Promise<void> } {
  const id = newId();
  const saved = write((writing) => {
    const { set, now } = writing;
    set(pathOf(kind, id), {
      id,
      [kind.nameField]: name,
      items: {},
      last_item_id: null,
      created_at: now,
      updated_at: now,
    });
    setPreferences(writing, preferences, { [kind.pointer]: id });
  });
  return { id, saved };
}

/** Renames a cabinet or menu and selects it. */
export const renameShelf = <N extends string, E>(
  kind: ShelfKind<N, E>,
  preferences: Preferences,
  id: number,
  name: string,
): Promise<void> =>
  write((writing) => {
    writing.update(pathOf(kind, id), { [kind.nameField]: name, updated_at: writing.now });
    setPreferences(writing, preferences, { [kind.pointer]: id });
  });

/** Adds, changes or removes one entry: the rules take one per write. Seen at once, resolves when the server has it. */
export const saveShelfEntry = <N extends string, E>(
  kind: ShelfKind<N, E>,
  id: number,
  entryId: number,
  entry: E,
): Promise<void> =>
  write(({ update, now }) =>
    update(pathOf(kind, id), {
      [`items.${entryId}`]: entry,
      last_item_id: String(entryId),
      updated_at: now,
    }),
  );

/** Writes what an entry copies of what it refers to, and nothing else of it: a toggle at the same moment is not undone. */
export const mendShelfEntry = <N extends string, E>(
  kind: ShelfKind<N, E>,
  id: number,
  entryId: number,
  copied: Partial<E>,
): Promise<void> =>
  write(({ update, now }) =>
    update(pathOf(kind, id), {
      ...Object.fromEntries(
        Object.entries(copied).map(([field, value]) => [`items.${entryId}.${field}`, value]),
      ),
      last_item_id: String(entryId),
      updated_at: now,
    }),
  );
