import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { loadConfig } from '../firebase/config.ts';
import { attested } from './attested.ts';

/** Who keeps the bar. */
export interface Host {
  uid: string;
  firestore: Firestore;
}

async function begin(): Promise<Host | null> {
  const { emulators, appCheckSiteKey, ...options } = await loadConfig();
  const app = initializeApp(options);
  await attested(app, appCheckSiteKey);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators?.auth)
    connectAuthEmulator(auth, `http://${emulators.auth.host}:${emulators.auth.port}`, {
      disableWarnings: true,
    });
  await auth.authStateReady();
  if (!auth.currentUser) return null;
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulators?.firestore)
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  return { uid: auth.currentUser.uid, firestore };
}

let started: Promise<Host | null> | undefined;

/**
 * The member's own session, with a client that keeps nothing on the device; null where nobody is signed in.
 */
export const hostSession = (): Promise<Host | null> => (started ??= begin());
