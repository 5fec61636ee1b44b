import { useReducer } from 'react';
import { editing, startOf, type DraftedValues, type EditState } from './versioned-edit.ts';

interface VersionedEdit<T> extends EditState<T> {
  /** Called if the save is refused because another version was saved meanwhile. */
  refused: (theirs: T) => void;
  keepMine: () => void;
  /** Starts again from the stored version: theirs, or the one before the draft. */
  takeStored: () => void;
}

/** Edits one version of something, and detects a version that another person saves meanwhile. */
export function useVersionedEdit<T extends { version: number }>(
  stored: T,
  draft: DraftedValues | null,
  dropDraft: () => void,
): VersionedEdit<T> {
  const [state, tell] = useReducer(editing<T>, null, () => startOf(stored, draft));
  return {
    ...state,
    refused: (theirs) => tell({ type: 'refused', theirs }),
    keepMine: () => tell({ type: 'kept-mine' }),
    takeStored: () => {
      dropDraft();
      tell({ type: 'took-stored' });
    },
  };
}
