/** Something that keeps a user's data in this page and can drop it. */
export interface UserState {
  /**
   * Called before signing out, while the user may still write: tries to send what is waiting. True when
   * nothing is left.
   */
  flush?: () => Promise<boolean>;
  /** Called after any change of user; `clear` also removes what is on this device. */
  forget: (clear: boolean) => Promise<void> | void;
}

const states = new Set<UserState>();

/** Registers something that must not outlive its user: caches, open listeners. */
export const keepsUserState = (state: UserState): void => void states.add(state);

/** Sends what is waiting; true when nothing is left. */
export async function flushUserState(): Promise<boolean> {
  const results = await Promise.allSettled([...states].map(async (state) => (await state.flush?.()) ?? true));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}

/**
 * Forgets everything of the previous user; the failure of one part does not stop the others, and is thrown
 * when all have tried.
 */
export async function forgetUserState(clear: boolean): Promise<void> {
  const results = await Promise.allSettled([...states].map(async (state) => state.forget(clear)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
