import { serverTimestamp, type WriteBatch } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { documentAt } from './documents.ts';
import { currentUid } from './session.ts';
import type { Preferences } from './users.ts';

/** Changes preferences as part of a batch, so that a new cabinet or menu and its selection arrive together. */
export function savePreferencesIn(
  batch: WriteBatch,
  current: Preferences,
  change: Partial<Preferences>,
): void {
  const { unit_system, active_bar_cabinet_id, active_menu_id } = { ...current, ...change };
  batch.set(documentAt(DOCUMENTS.user(currentUid())), {
    unit_system,
    active_bar_cabinet_id,
    active_menu_id,
    updated_at: serverTimestamp(),
  });
}
