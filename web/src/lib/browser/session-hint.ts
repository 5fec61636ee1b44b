const KEY = 'cellaret.session';

/** The hint of a session: somebody was signed in, and whether the guard lets them pass. No name. */
export type SessionHint = 'member' | 'unverified' | null;

/** Remembers how this visit ends. index.html reads it: members do not see a page drawn for visitors. */
export function leaveHint(hint: SessionHint): void {
  if (hint === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, hint);
}

/** True if a member is probably signed in, before it is known: good for prefetching alone. */
export const expectsMember = (): boolean => localStorage.getItem(KEY) === ('member' satisfies SessionHint);
