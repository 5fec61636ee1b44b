import { BAR_PATHS } from '@cellaret/domain/bars/bar';
import { barPlace, DOCUMENTS } from '@cellaret/domain/core/collections';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import * as store from 'firebase/firestore';
import type { Person } from '../../../tests/support/data/test-people.ts';
import { authUrl, host, ports, projectId } from '../../../tests/support/env.ts';

/** Documents of a bar that all its people follow. */
export const followed = (barId: string, cabinet: number, token: string) => ({
  bar: BAR_PATHS.bar(barId),
  stock: DOCUMENTS.barCabinet(barPlace(barId), cabinet),
  list: DOCUMENTS.shoppingList(barPlace(barId)),
  gate: GUEST_PATHS.gate(token),
});

/** One person with the SDK that the web app uses. */
export interface BarClient {
  readonly uid: string;
  readonly db: store.Firestore;
  /** A document as the person's screen shows it; undefined if there is none. */
  readonly shown: (path: string) => Record<string, unknown> | undefined;
  readonly update: (path: string, fields: Record<string, unknown>) => Promise<void>;
  readonly merge: (path: string, fields: Record<string, unknown>) => Promise<void>;
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
  /** Resolves once the server has everything. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Signs somebody in and follows documents; `seen` hears of each change from the server or from here. */
export async function barClient(
  { email, password, uid }: Person,
  paths: readonly string[],
  seen: (path: string, data: Record<string, unknown>) => void,
): Promise<BarClient> {
  const app = initializeApp({ projectId, apiKey: 'local' }, `bar-${uid}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  const db = store.initializeFirestore(app, { localCache: store.memoryLocalCache() });
  store.connectFirestoreEmulator(db, host, ports.firestore);
  const shown = new Map<string, Record<string, unknown>>();
  const stops = paths.map((path) =>
    store.onSnapshot(store.doc(db, path), (snapshot) => {
      const data = snapshot.data();
      if (!data) return;
      shown.set(path, data);
      seen(path, data);
    }),
  );
  const timed = (fields: Record<string, unknown>) => ({ ...fields, updated_at: store.serverTimestamp() });
  return {
    uid,
    db,
    shown: (path) => shown.get(path),
    update: (path, fields) => store.updateDoc(store.doc(db, path), timed(fields)),
    merge: (path, fields) => store.setDoc(store.doc(db, path), timed(fields), { merge: true }),
    goOffline: () => store.disableNetwork(db),
    goOnline: () => store.enableNetwork(db),
    settled: () => store.waitForPendingWrites(db),
    close: async () => {
      stops.forEach((stop) => stop());
      await deleteApp(app);
    },
  };
}
