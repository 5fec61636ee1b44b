import { createStore, useStore } from '#lib/browser/store.ts';

/** The person who is signed in. */
export interface AuthenticatedUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** True if they can sign in by a password. */
  hasPassword: boolean;
  /** The address of the Google account they can sign in with; null without one. */
  google: string | null;
  /** True if the token says so: a new right arrives with the next token, after an hour at most. */
  admin: boolean;
  /** True if the token says that they only read. */
  suspended: boolean;
}

/** Who uses the page. While it is unknown the app shows nothing. */
export type Session =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: AuthenticatedUser };

const session = createStore<Session>({ state: 'unknown' });

/** Says who uses the page from now on; only follow.ts knows. */
export const setSession = (now: Session): void => session.set(now);

/** The session, followed. */
export const useSession = (): Session => useStore(session);

/** Calls `listener` after every change of the session; returns how to stop it. */
export const onSession = (listener: () => void): (() => void) => session.subscribe(listener);

/** The session at this moment, for code outside components. */
export const currentSession = (): Session => session.get();

/** The uid of the signed-in user; throws where the page is used without one. */
export function currentUid(): string {
  const now = session.get();
  if (now.state !== 'signed-in') throw new Error('Nobody is signed in');
  return now.user.uid;
}
