import { serverTimestamp, setDoc, type WriteBatch } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { DEFAULT_PREFERENCES, userDocument, type UserPreferences } from '@cellaret/domain/user';
import { documentAt } from './documents.ts';
import { translated } from './errors.ts';
import { listenDocument } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { currentUid } from './session.ts';

/** What a user chose: the unit system and the selected cabinet and menu. */
export type Preferences = Omit<UserPreferences, 'updated_at'>;

/** The signed-in user's preferences; the defaults where nothing is stored yet. */
export function usePreferences(): Live<Preferences> {
  const uid = currentUid();
  const live = useLive(`users/${uid}`, listenDocument(DOCUMENTS.user(uid), userDocument));
  if (live.state !== 'ready') return live;
  if (live.value === null) return { ...live, value: DEFAULT_PREFERENCES };
  const { updated_at: _at, ...preferences } = live.value;
  return { ...live, value: preferences };
}

const stored = (current: Preferences, change: Partial<Preferences>) => ({
  ...current,
  ...change,
  updated_at: serverTimestamp(),
});

/** Changes preferences; `current` are those the screen shows. Seen at once, resolves when the server has it. */
export const savePreferences = (current: Preferences, change: Partial<Preferences>): Promise<void> =>
  translated(() => setDoc(documentAt(DOCUMENTS.user(currentUid())), stored(current, change)));

/** The same as part of a batch. */
export function savePreferencesIn(
  batch: WriteBatch,
  current: Preferences,
  change: Partial<Preferences>,
): void {
  batch.set(documentAt(DOCUMENTS.user(currentUid())), stored(current, change));
}
