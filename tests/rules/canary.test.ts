import { initializeApp, deleteApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { firestoreUrl, host, ports, projectId } from '../support/env.ts';
import { idToken } from './support/actors.ts';
import { Refusal, commit, read } from './support/rest.ts';
import { put } from './support/rules-data.ts';

/**
 * Signed-out denials are tested through the REST SDK, because the local engine takes gRPC calls without a token for the owner's.
 * These tests fail as soon as a signed-out request gets past the rules over a transport that the other tests, the app or a client
 * of the app's REST interface use. The browser's transport is watched by the browser tests.
 */
const address = { host, port: ports.firestore };
const secret = 'recipes/20001';

test('the REST SDK without a user reads and writes nothing', async () => {
  await put(address, { [secret]: { id: 20001 } });
  setLogLevel('silent');
  const app = initializeApp({ projectId }, 'canary');
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, ports.firestore);
  const refused = { code: 'permission-denied' };
  await expect(getDoc(doc(db, secret))).rejects.toMatchObject(refused);
  await expect(getDocs(query(collection(db, 'recipes'), limit(1)))).rejects.toMatchObject(refused);
  await expect(setDoc(doc(db, secret), { id: 1 })).rejects.toMatchObject(refused);
  await deleteApp(app);
});

test('a plain REST request without a token reads and writes nothing', async () => {
  await put(address, { [secret]: { id: 20001 } });
  await expect(read(address, secret, null)).rejects.toMatchObject({ status: 403 });
  await expect(commit(address, [{ path: secret, data: { id: 1 } }], null)).rejects.toMatchObject({
    status: 403,
  });
  const listing = await fetch(
    `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents/recipes?pageSize=1`,
  );
  expect(listing.status).toBe(403);
});

test('a plain REST request with an empty or broken token is no owner', async () => {
  await put(address, { [secret]: { id: 20001 } });
  for (const token of ['', 'null', 'undefined', 'x.y.z']) {
    await expect(read(address, secret, token)).rejects.toBeInstanceOf(Refusal);
  }
});

test('the same requests pass with a verified user, so that the refusals above mean something', async () => {
  await put(address, { [secret]: { id: 20001 } });
  await expect(read(address, secret, idToken('ben'))).resolves.toBeUndefined();
});
