import type { ShelfPointer } from '@cellaret/domain/cabinets/shelf';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { DEFAULT_PREFERENCES, userDocument, type UserPreferences } from '@cellaret/domain/people/user';
import type { Transaction } from '../../store/transaction.ts';
import { SERVER_TIME } from '../../store/values.ts';
import { barIdOf, type At } from '../core/places.ts';

/** A person's preferences; what holds for everybody where none are stored. */
export function preferencesOf(stored: unknown): Omit<UserPreferences, 'updated_at'> {
  const { data } = userDocument.safeParse(stored);
  if (!data) return DEFAULT_PREFERENCES;
  const { updated_at: _, ...preferences } = data;
  return preferences;
}

/**
 * Makes a cabinet or menu the active one, and its place with it, or no longer so. One pointer moves, so that two can never both be active.
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
