import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  increment,
  initializeFirestore,
  memoryLocalCache,
  runTransaction,
  serverTimestamp,
  type Firestore,
} from 'firebase/firestore';
import type { Person } from '../../../tests/support/data/test-people.ts';
import { authUrl, host as machine, ports, projectId } from '../../../tests/support/env.ts';

const DAY_MS = 86_400_000;

export interface Client {
  readonly app: FirebaseApp;
  readonly uid: string;
  readonly firestore: Firestore;
}

let clients = 0;

/**
 * A phone with the very client that the page uses; signed in, because Node's client without a token is the
 * owner to the local suite.
 */
export async function newClient(person?: Person): Promise<Client> {
  const app = initializeApp({ projectId, apiKey: 'local' }, `guest-${(clients += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  const { user } = person
    ? await signInWithEmailAndPassword(auth, person.email, person.password)
    : await signInAnonymously(auth);
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(firestore, machine, ports.firestore);
  return { app, uid: user.uid, firestore };
}

/** Orders as the guest page does. Returns 'taken', or the reason of the refusal. */
export async function order(
  { firestore, uid }: Client,
  token: string,
  id: string,
  recipe_id: number,
): Promise<string> {
  const at = (path: string) => doc(firestore, path);
  const expires_at = new Date(Date.now() + 7 * DAY_MS);
  try {
    await runTransaction(firestore, (commit) => {
      const counted = {
        last_order_at: serverTimestamp(),
        last_order_id: id,
        order_count: increment(1),
        basket_count: 1,
      };
      commit.set(
        at(GUEST_PATHS.guest(token, uid)),
        { guest_name: 'Gia', ...counted, expires_at },
        { merge: true },
      );
      commit.set(at(GUEST_PATHS.order(token, id)), {
        id,
        guest_uid: uid,
        guest_name: 'Gia',
        recipe_id,
        servings: 1,
        note: '',
        door_code: '',
        status: 'new',
        reason: null,
        created_at: serverTimestamp(),
        updated_at: serverTimestamp(),
        expires_at,
      });
      return Promise.resolve();
    });
    return 'taken';
  } catch (failure) {
    return String((failure as { code?: unknown }).code);
  }
}
