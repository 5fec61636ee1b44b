import { serverTimestamp, setDoc } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { DEFAULT_PREFERENCES, userDocument, type UserPreferences } from '@cellaret/domain/user';
import { documentAt } from './documents.ts';
import { translated } from './errors.ts';
import { listenDocument } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { currentUid } from './session.ts';

export type Preferences = Omit<UserPreferences, 'updated_at'>;

/** The preferences of the signed-in user; the defaults until something was chosen. */
export function usePreferences(): Live<Preferences> {
  const path = DOCUMENTS.user(currentUid());
  const live = useLive(path, listenDocument(path, userDocument));
  return live.state === 'ready' ? { ...live, value: live.value ?? DEFAULT_PREFERENCES } : live;
}

/** Changes one or more preferences; `current` is what they were. Works offline: the listener shows the change at once. */
export async function savePreferences(current: Preferences, change: Partial<Preferences>): Promise<void> {
  const { unit_system, active_bar_cabinet_id, active_menu_id } = { ...current, ...change };
  await translated(() =>
    setDoc(documentAt(DOCUMENTS.user(currentUid())), {
      unit_system,
      active_bar_cabinet_id,
      active_menu_id,
      updated_at: serverTimestamp(),
    }),
  );
}
