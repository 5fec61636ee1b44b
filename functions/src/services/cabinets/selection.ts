import type { ShelfPointer } from '@cellaret/domain/cabinets/shelf';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { DEFAULT_PREFERENCES, userDocument, type UserPreferences } from '@cellaret/domain/people/user';
import { SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { barIdOf, type At } from '../core/place-access.ts';

export function preferencesOf(stored: unknown): Omit<UserPreferences, 'updated_at'> {
  const { data } = userDocument.safeParse(stored);
  if (!data) return DEFAULT_PREFERENCES;
  const { updated_at: _, ...preferences } = data;
  return preferences;
}

/**
 * Makes a cabinet or menu and its place active, or no longer active. A single pointer stores this, so that
 * two can never be active.
 * @param stored the person's document, read in the same transaction.
 */
export function select(
  transaction: Transaction,
  {
    uid,
    place,
    stored,
    pointer,
    id,
    active,
  }: At & { stored: unknown; pointer: ShelfPointer; id: number; active: boolean },
): void {
  const preferences = preferencesOf(stored);
  if ((preferences[pointer] === id) === active) return;
  const active_bar_id = barIdOf(place);
  const leaves = active && active_bar_id !== preferences.active_bar_id;
  transaction.set(DOCUMENTS.user(uid), {
    ...preferences,
    ...(leaves && { active_bar_id, active_bar_cabinet_id: null, active_menu_id: null }),
    [pointer]: active ? id : null,
    updated_at: SERVER_TIME,
  });
}
