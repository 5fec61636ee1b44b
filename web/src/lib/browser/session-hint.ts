const KEY = 'cellaret.session';

/**
 * The stored hint of a session: a person was signed in, and whether the guard lets them pass. It names
 * nobody.
 */
export type SessionHint = 'member' | 'unverified' | null;

/**
 * Remembers for the next visit how this one ends. index.html reads it too: a page drawn ahead is not shown to
 * somebody signed in.
 */
export function leaveHint(hint: SessionHint): void {
  if (hint === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, hint);
}

/**
 * True if a member is probably signed in, before the session is known: good for prefetching and nothing else.
 */
export const expectsMember = (): boolean => localStorage.getItem(KEY) === ('member' satisfies SessionHint);
