import { DOCUMENTS } from '@cellaret/domain/collections';
import { DEFAULT_PREFERENCES, userDocument } from '@cellaret/domain/user';
import type { Transaction } from '../store/transaction.ts';
import { SERVER_TIME } from '../store/values.ts';

/** The pointers of a person's preferences. */
export type Pointer = 'active_bar_cabinet_id' | 'active_menu_id';

/** A person's preferences; what holds for everybody where none are stored. */
export function preferencesOf(stored: unknown) {
  const { unit_system, active_bar_cabinet_id, active_menu_id } =
    userDocument.safeParse(stored).data ?? DEFAULT_PREFERENCES;
  return { unit_system, active_bar_cabinet_id, active_menu_id };
}

/**
 * Makes a cabinet or menu the active one, or no longer so. One pointer moves, so that two can never both be active.
 * @param stored the person's document, read in the same transaction.
 */
export function select(
  transaction: Transaction,
  {
    uid,
    stored,
    pointer,
    id,
    active,
  }: { uid: string; stored: unknown; pointer: Pointer; id: number; active: boolean },
): void {
  const preferences = preferencesOf(stored);
  if ((preferences[pointer] === id) === active) return;
  transaction.set(DOCUMENTS.user(uid), {
    ...preferences,
    [pointer]: active ? id : null,
    updated_at: SERVER_TIME,
  });
}
