// The account of a phone that orders: anonymous, made by its first order.
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInAnonymously,
  type Auth,
} from 'firebase/auth';
import { guestProject } from './guest-project.ts';

let auth: Promise<Auth> | undefined;

export function guestAuth(): Promise<Auth> {
  auth ??= guestProject().then(async ({ app, emulators }) => {
    const own = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    const emulator = emulators?.auth;
    if (emulator)
      connectAuthEmulator(own, `http://${emulator.host}:${emulator.port}`, { disableWarnings: true });
    await own.authStateReady();
    return own;
  });
  auth.catch(() => (auth = undefined));
  return auth;
}

/** The account of this phone; null where it never ordered. */
export const knownGuest = async (): Promise<string | null> => (await guestAuth()).currentUser?.uid ?? null;

/** The account of this phone, made if it has none. Throws without a network. */
export async function signedInGuest(): Promise<string> {
  const own = await guestAuth();
  return (own.currentUser ?? (await signInAnonymously(own)).user).uid;
}
