import { DOCUMENTS } from '@cellaret/domain/collections';
import { DEFAULT_PREFERENCES, userDocument, type UserPreferences } from '@cellaret/domain/user';
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

/** The preferences of the signed-in user; the defaults while they are not known. */
export function useChosenPreferences(): Preferences {
  const live = usePreferences();
  return live.state === 'ready' ? live.value : DEFAULT_PREFERENCES;
}

/** Changes one or more preferences; `current` is what they were. Works offline: the listener shows the change at once. */
export async function savePreferences(current: Preferences, change: Partial<Preferences>): Promise<void> {
  const { writePreferences } = await import('./preferences-writes.ts');
  await translated(() => writePreferences(current, change));
}
