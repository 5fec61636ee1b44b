const KEY = 'cellaret.member';

/** Remembers for the next visit whether somebody whom the guard lets pass was signed in when this one ended. Says nothing of who. */
export function rememberMember(present: boolean): void {
  if (present) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}

/** Whether a member will probably be signed in, before it is known. Only good for what may be wrong: fetching ahead, waiting with a paint. */
export const expectsMember = (): boolean => localStorage.getItem(KEY) !== null;
