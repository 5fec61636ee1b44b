import { errorText } from '@cellaret/domain/errors';
import type { Shelf, ShelfKind } from '@cellaret/domain/shelf';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { deleteWithUndo, type Deletion } from './deletions.ts';
import { savePreferences, useChosenPreferences } from './preferences.ts';

/** Deletes a cabinet or menu with an undo; where it is the selected one, the first of the others is selected meanwhile. */
export function useShelfDeletion<N extends string, E>(
  kind: ShelfKind<N, E>,
  of: Deletion['of'],
): (shelf: Shelf<N, E>) => void {
  const t = useText();
  const preferences = useChosenPreferences();
  const latest = useRef(preferences);
  useEffect(() => {
    latest.current = preferences;
  });
  return (shelf) => {
    const { id } = shelf;
    const name = shelf[kind.nameField];
    const wasSelected = preferences[kind.pointer] === id;
    const select = (wanted: number | null): void =>
      // Refused or late, nothing is lost: the first one counts as selected then.
      void savePreferences(latest.current, { [kind.pointer]: wanted }).catch(() => undefined);
    if (wasSelected) select(null);
    deleteWithUndo(
      { of, id },
      {
        deleted: t(navigator.onLine ? 'bar-cabinet.deleted' : 'bar-cabinet.deleted.offline', { name }),
        undo: t('bar-cabinet.undo'),
        failed: errorText,
      },
      () => wasSelected && select(id),
    );
  };
}
