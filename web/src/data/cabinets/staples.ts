import { CURRENT_SUBSTITUTES, substitutesDocument } from '@cellaret/domain/availability/substitutes';
import { LIMITS } from '@cellaret/domain/core/limits';
import { useLayoutEffect, useRef } from 'react';
import { useDocument } from '../firestore/live.ts';
import { savePreferences, usePreferences } from '../people/preferences.ts';

const NONE: readonly number[] = [];

/** The staples: those of everybody and of this person, who can change their own. */
export function useStaples() {
  const live = useDocument(CURRENT_SUBSTITUTES, substitutesDocument);
  const preferences = usePreferences();
  const known = preferences.state === 'ready' ? preferences.value : null;
  // An undo comes long after what it undoes, and takes nothing else back.
  const latest = useRef(known);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = known;
  });
  return {
    ofAll: (live.state === 'ready' ? live.value?.staple_ids : undefined) ?? NONE,
    own: known?.staple_ids ?? NONE,
    /** Null while one's own are not known. */
    set:
      known &&
      ((id: number, isStaple: boolean): Promise<void> => {
        const now = latest.current ?? known;
        const others = now.staple_ids.filter((one) => one !== id);
        return savePreferences(now, { staple_ids: isStaple ? [...others, id] : others });
      }),
  };
}

/** Says whether one ingredient is a staple, and changes it. */
export function useStaple(id: number) {
  const { ofAll, own, set } = useStaples();
  const isFull = own.length >= LIMITS.staples.max && !own.includes(id);
  return {
    isStaple: ofAll.includes(id) || own.includes(id),
    /**
     * Null where nobody can change it: it is there for everybody, it is not known, or there are as many as
     * anybody may have.
     */
    set: set === null || ofAll.includes(id) || isFull ? null : (isStaple: boolean) => set(id, isStaple),
  };
}
