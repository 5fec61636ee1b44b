import { dropDrafts, hasDrafts } from '#lib/browser/drafts.ts';
import { endSession } from './follow.ts';
import { currentUid } from './session.ts';
import { flushUserState } from './user-state.ts';

/** Data that logging out would lose. */
export interface Unsent {
  /** Changes to cabinets, menus or preferences that wait for the network. */
  changes: boolean;
  /** Texts typed into forms and not saved. */
  drafts: boolean;
}

/**
 * Sends what is waiting, as far as the network lets it; tells what logging out now would lose, null where it
 * is nothing.
 */
export async function unsent(): Promise<Unsent | null> {
  const found = { changes: !(await flushUserState()), drafts: hasDrafts(currentUid()) };
  return found.changes || found.drafts ? found : null;
}

/**
 * Signs out; nothing of the user stays on this device, unsent or not. Resolves once the token is gone and the
 * screens are those of nobody. Throws what the provider throws.
 */
export async function logout(): Promise<void> {
  const uid = currentUid();
  await endSession();
  dropDrafts(uid);
}
