import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { keepsUserState } from './cleanup.ts';
import { emulator, firebaseApp } from './firebase.ts';
import { wholeClientArrived } from './whole-client.ts';

/** How long signing out waits for changes that are still on their way. */
const FLUSH_MS = 2000;

let current: Firestore | undefined;

/** Firestore with its cache on disk, shared by the tabs of the browser. Always ask for it anew: a change of user replaces it. */
export function firestore(): Firestore {
  if (current) return current;
  current = initializeFirestore(firebaseApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  const local = emulator('firestore');
  if (local) connectFirestoreEmulator(current, local.host, local.port);
  return current;
}

/** True once every change of the signed-in user reached the server; false after a while without an answer. */
async function flush(): Promise<boolean> {
  return Promise.race([
    waitForPendingWrites(firestore()).then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), FLUSH_MS)),
  ]);
}

async function forget(clear: boolean): Promise<void> {
  const previous = firestore();
  current = undefined;
  await terminate(previous);
  if (clear) await clearIndexedDbPersistence(previous);
}

keepsUserState({ flush, forget });
wholeClientArrived();
