import { useReducer } from 'react';

/** The parts of a draft that decide how an edit begins; the version is null if it started from none. */
export interface DraftedValues {
  version: number | null;
}

export interface EditState<T> {
  /** Each start makes a form of its own. */
  round: number;
  /** The stored version as far as known; it counts as unchanged. */
  base: T;
  /** The version a save replaces: the one the values started from, even where they are an older draft's. */
  seen: number;
  /** A version that another person stored meanwhile, until it is resolved. */
  conflict: T | null;
  /** True if the form shows a draft. */
  restored: boolean;
}

export type EditEvent<T> = { type: 'refused'; theirs: T } | { type: 'kept-mine' } | { type: 'took-stored' };

/** An edit as it begins: a draft of an older version is in conflict with the stored one from the start. */
export function startOf<T extends { version: number }>(stored: T, draft: DraftedValues | null): EditState<T> {
  const seen = draft?.version ?? stored.version;
  return {
    round: 0,
    base: stored,
    seen,
    conflict: seen === stored.version ? null : stored,
    restored: draft !== null,
  };
}

/** Reducer of an edit. */
export function editing<T extends { version: number }>(
  state: EditState<T>,
  event: EditEvent<T>,
): EditState<T> {
  const stored = state.conflict ?? state.base;
  switch (event.type) {
    case 'refused':
      return { ...state, conflict: event.theirs };
    case 'kept-mine':
      return { ...state, base: stored, seen: stored.version, conflict: null };
    case 'took-stored':
      return { round: state.round + 1, base: stored, seen: stored.version, conflict: null, restored: false };
  }
}

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
