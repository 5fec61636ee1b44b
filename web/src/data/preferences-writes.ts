import { serverTimestamp, setDoc, type WriteBatch } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { documentAt } from './references.ts';
import { currentUid } from './session.ts';
import type { Preferences } from './users.ts';

const document = () => documentAt(DOCUMENTS.user(currentUid()));

const changed = (current: Preferences, change: Partial<Preferences>) => {
  const { unit_system, active_bar_cabinet_id, active_menu_id } = { ...current, ...change };
  return { unit_system, active_bar_cabinet_id, active_menu_id, updated_at: serverTimestamp() };
};

/** Changes preferences. Throws what the SDK throws. */
export const writePreferences = (current: Preferences, change: Partial<Preferences>): Promise<void> =>
  setDoc(document(), changed(current, change));

/** Changes preferences as part of a batch, so that a new cabinet or menu and its selection arrive together. */
export const savePreferencesIn = (
  batch: WriteBatch,
  current: Preferences,
  change: Partial<Preferences>,
): void => void batch.set(document(), changed(current, change));
