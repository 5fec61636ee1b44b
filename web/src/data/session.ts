import { onIdTokenChanged, signOut, type IdTokenResult, type User } from 'firebase/auth';
import { logFailure } from '#lib/log.ts';
import { leaveHint } from '#lib/session-hint.ts';
import { createStore, useStore } from '#lib/store.ts';
import { flushUserState, forgetUserState } from './cleanup.ts';
import { appCheckSiteKey, firebaseAuth } from './firebase.ts';
import { startTokenSync } from './token-sync.ts';

/** The person who is signed in. */
export interface AuthenticatedUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** Whether the token says so: a right granted meanwhile arrives with the next token, at the latest after an hour. */
  admin: boolean;
}

/** Who uses the page. While it is unknown the app shows nothing. */
export type Session =
  { state: 'unknown' } | { state: 'signed-out' } | { state: 'signed-in'; user: AuthenticatedUser };

const session = createStore<Session>({ state: 'unknown' });
let held = false;
let uid: string | null | undefined;

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

/** The ID token for the API; null when signed out. Refreshed by the SDK when it is about to expire. */
export const idToken = async (): Promise<string | null> =>
  (await firebaseAuth().currentUser?.getIdToken()) ?? null;

function describe(user: User, { admin }: Claims): Session {
  return {
    state: 'signed-in',
    user: {
      uid: user.uid,
      email: user.email ?? '',
      displayName: user.displayName ?? '',
      emailVerified: user.emailVerified,
      admin: admin === true,
    },
  };
}

type Claims = Partial<IdTokenResult['claims']>;

/** What the token says. The rules read it, not the account: a token from before the verification is replaced. Offline it stays as it is. */
async function claimsOf(user: User): Promise<Claims> {
  const { claims } = await user.getIdTokenResult();
  if (!user.emailVerified || claims.email_verified === true) return claims;
  return (await user.getIdTokenResult(true)).claims;
}

async function publish(user: User | null): Promise<void> {
  if (held) return;
  const claims = user ? await claimsOf(user).catch(() => ({})) : {};
  // Before the first screen that reads anything: a service opened earlier would ask without a token.
  const siteKey = appCheckSiteKey();
  if (user && siteKey)
    await import('./app-check.ts')
      .then(({ startAppCheck }) => startAppCheck(siteKey))
      .catch((failure: unknown) => logFailure('App Check could not start', failure));
  if (held || user?.uid !== firebaseAuth().currentUser?.uid) return;
  const changed = uid !== undefined && uid !== (user?.uid ?? null);
  uid = user?.uid ?? null;
  if (changed) {
    // Screens of the previous user go first, then what they had open: ReactFire would keep its values and refusals for ever.
    session.set(user ? { state: 'unknown' } : { state: 'signed-out' });
    await forgetUserState(false);
  }
  leaveHint(user && (user.emailVerified ? 'member' : 'unverified'));
  session.set(user ? describe(user, claims) : { state: 'signed-out' });
}

/** Starts following the sign-in state; resolves as soon as it is known. */
export function startSession(): Promise<void> {
  startTokenSync(firebaseAuth());
  return new Promise((resolve) => {
    onIdTokenChanged(firebaseAuth(), (user) => void publish(user).then(resolve));
  });
}

/** Runs a sign-in dance of several steps (registration) without showing its steps. */
export async function withoutPublishing<T>(work: () => Promise<T>): Promise<T> {
  held = true;
  try {
    return await work();
  } finally {
    held = false;
    await publish(firebaseAuth().currentUser);
  }
}

/** Asks the provider whether the email was verified meanwhile, and publishes the answer. */
export async function refreshUser(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  await user.reload();
  await publish(firebaseAuth().currentUser);
}

/**
 * Signs out and removes what this user read from the device. Changes made offline that could not be sent are kept for the next
 * sign-in of the same user: then the cache stays. Throws what the provider throws.
 */
export async function logout(): Promise<void> {
  // The caches of earlier visits are on disk even where this visit did not open Firestore.
  await import('./firestore.ts').catch(() => undefined);
  const flushed = await flushUserState();
  await withoutPublishing(async () => {
    const before = session.get();
    session.set({ state: 'signed-out' });
    await signOut(firebaseAuth()).catch((failure: unknown) => {
      session.set(before);
      throw failure;
    });
    uid = null;
    await forgetUserState(flushed);
  });
}
