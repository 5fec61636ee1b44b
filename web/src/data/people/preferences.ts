import { DOCUMENTS } from '@cellaret/domain/core/collections';
import {
  DEFAULT_PREFERENCES,
  userDocument,
  type UnitSystem,
  type UserPreferences,
} from '@cellaret/domain/people/user';
import type { Writing } from '../firestore/client.ts';
import { useDocument } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';

export type Preferences = Omit<UserPreferences, 'updated_at'>;

/** The preferences of the signed-in user; the defaults until something was chosen. */
export function usePreferences(): Live<Preferences> {
  const live = useDocument(DOCUMENTS.user(currentUid()), userDocument);
  return live.state === 'ready' ? { ...live, value: live.value ?? DEFAULT_PREFERENCES } : live;
}

/** The preferences of the signed-in user; the defaults while they are not known. */
export function useChosenPreferences(): Preferences {
  const live = usePreferences();
  return live.state === 'ready' ? live.value : DEFAULT_PREFERENCES;
}

/**
 * Changes preferences as part of a write, so that a new cabinet or menu and its selection arrive together;
 * `current` is what they were.
 */
export function setPreferences(
  { set, now }: Writing,
  current: Preferences,
  change: Partial<Preferences>,
): void {
  const { unit_system, active_bar_id, active_bar_cabinet_id, active_menu_id, staple_ids } = {
    ...current,
    ...change,
  };
  set(DOCUMENTS.user(currentUid()), {
    unit_system,
    active_bar_id,
    active_bar_cabinet_id,
    active_menu_id,
    staple_ids,
    updated_at: now,
  });
}

/**
 * Changes one or more preferences; `current` is what they were. Works offline: the listener shows the change
 * at once.
 */
export const savePreferences = (current: Preferences, change: Partial<Preferences>): Promise<void> =>
  write((writing) => setPreferences(writing, current, change));

/**
 * The system quantities are shown in. `choose` is null while the preferences are not known: it would write
 * defaults over the others.
 */
export function useUnitSystem(): {
  system: UnitSystem;
  choose: ((system: UnitSystem) => Promise<void>) | null;
} {
  const live = usePreferences();
  const known = live.state === 'ready' ? live.value : null;
  return {
    system: (known ?? DEFAULT_PREFERENCES).unit_system,
    choose: known && ((unit_system) => savePreferences(known, { unit_system })),
  };
}
