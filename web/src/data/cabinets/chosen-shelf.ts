import type { Shelf, ShelfKind } from '@cellaret/domain/cabinets/shelf';
import { newId } from '@cellaret/domain/core/ids';
import { DEFAULT_PREFERENCES } from '@cellaret/domain/people/user';
import { useLayoutEffect, useRef } from 'react';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useSaved } from '#lib/hooks/use-saved.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { followed } from '../bars/unsent.ts';
import type { Writing } from '../firestore/client.ts';
import { writeWithinQuota } from '../firestore/count-write.ts';
import { write } from '../firestore/read-write.ts';
import { savePreferences, setPreferences, usePreferences, type Preferences } from '../people/preferences.ts';
import { deleteWithUndo, useWithoutDeleted, type Deletion } from '../recipes/deletions.ts';
import { useMayChange } from '../session/place.ts';
import { currentUid } from '../session/session.ts';
import { shelfPath, useShelves } from './shelves.ts';

/**
 * Creates an empty cabinet or menu and selects it. Resolves when the server has it (offline: later) and
 * rejects when it was refused.
 * @param queued called once it is on its way: what is written into it from then on comes after it.
 */
const createShelf = <N extends string, E>(
  kind: ShelfKind<N, E>,
  preferences: Preferences,
  name: string,
  queued?: (id: number) => void,
): Promise<void> => {
  const id = newId();
  const compose = (writing: Writing): void => {
    writing.set(shelfPath(kind, id), {
      id,
      [kind.nameField]: name,
      items: {},
      last_item_id: null,
      created_at: writing.now,
      updated_at: writing.now,
    });
    setPreferences(writing, preferences, { [kind.pointer]: id });
  };
  return writeWithinQuota({ uid: currentUid(), kind: 'shelves' }, id, compose, () => queued?.(id));
};

/** Renames a cabinet or menu and selects it. */
const renameShelf = <N extends string, E>(
  kind: ShelfKind<N, E>,
  preferences: Preferences,
  id: number,
  name: string,
): Promise<void> => {
  const path = shelfPath(kind, id);
  const saved = write((writing) => {
    writing.update(path, { [kind.nameField]: name, updated_at: writing.now });
    setPreferences(writing, preferences, { [kind.pointer]: id });
  });
  return followed(path, null, saved);
};

/**
 * The cabinet or menu that is shown, the one the pointer names, else the first; and what can be done with it
 * and the others.
 */
export function useChosenShelf<N extends string, E>(kind: ShelfKind<N, E>, of: Deletion['of']) {
  const t = useText();
  const live = useShelves(kind);
  const mayChange = useMayChange();
  const livePreferences = usePreferences();
  const preferences = livePreferences.state === 'ready' ? livePreferences.value : DEFAULT_PREFERENCES;
  // A deletion may be undone long after it was asked for.
  const latest = useRef(preferences);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = preferences;
  });
  const all = useWithoutDeleted(of, live.state === 'ready' ? live.value : []);
  const ready = live.state === 'ready' && livePreferences.state === 'ready';
  const activeId = preferences[kind.pointer];
  const shelf: Shelf<N, E> | null = (ready && (all.find(({ id }) => id === activeId) ?? all[0])) || null;
  const pending = live.state === 'ready' && live.pending;
  const settledId = useSaved(shelf?.id ?? null, pending);
  const named = (one: Shelf<N, E>) => ({ id: one.id, name: one[kind.nameField] as string });

  const remove = (): void => {
    if (shelf === null) return;
    const { id, name } = named(shelf);
    const wasSelected = activeId === id;
    const select = (wanted: number | null): void =>
      // Refused or late, nothing is lost: the first one counts as selected then.
      void savePreferences(latest.current, { [kind.pointer]: wanted }).catch(() => undefined);
    if (wasSelected) select(null);
    deleteWithUndo(
      { of, id },
      {
        deleted: t(navigator.onLine ? 'bar-cabinet.deleted' : 'bar-cabinet.deleted.offline', { name }),
        undo: t('bar-cabinet.undo'),
        failed: (failure) => failureWords(t, failure),
      },
      () => wasSelected && select(id),
    );
  };

  return {
    shelf,
    /** Its id once the server knows it: the API can be asked about no other. */
    savedId: shelf !== null && settledId === shelf.id ? settledId : null,
    ready,
    mayChange,
    /** The state of reading the shelves: only a finished read shows that there are none. */
    reading: useReading(
      livePreferences.state === 'ready' ? live : livePreferences,
      live.state === 'ready' && live.value.length === 0,
    ),
    /** Changes wait for the network. */
    pending,
    shelves: all.map(named),
    selected: shelf && named(shelf),
    select: (id: number) => savePreferences(preferences, { [kind.pointer]: id }),
    create: (name: string, queued?: (id: number) => void) => createShelf(kind, preferences, name, queued),
    rename: (name: string) => renameShelf(kind, preferences, shelf?.id ?? 0, name),
    /**
     * Deletes it with an undo; where it was the selected one, the first of the others is selected meanwhile.
     */
    remove,
  };
}
