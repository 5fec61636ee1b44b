import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { keptSession } from './kept-session.ts';

const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const app = { name: '[DEFAULT]', options: { apiKey: 'key' } };

/** Keeps a session as the SDK does, with a token that is good for so long. */
async function keep(validForMs: number, store = STORE): Promise<void> {
  const database = await openDB(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(store) });
  const stsTokenManager = { accessToken: 'token', expirationTime: Date.now() + validForMs };
  const fbase_key = 'firebase:authUser:key:[DEFAULT]';
  await database.put(store, { fbase_key, value: { uid: 'ada', stsTokenManager } }, fbase_key);
  database.close();
}

afterEach(() => deleteDB(DATABASE));

it('gives who is kept, with a token that still holds', async () => {
  await keep(30 * 60_000);
  expect(await keptSession(app)).toEqual({ uid: 'ada', token: 'token' });
  expect(await keptSession({ ...app, options: { apiKey: 'of another project' } })).toBeNull();
});

it('gives nobody where the token runs out, or another version of the SDK keeps it otherwise', async () => {
  await keep(30_000);
  expect(await keptSession(app)).toBeNull();
  await deleteDB(DATABASE);
  await keep(30 * 60_000, 'elsewhere');
  expect(await keptSession(app)).toBeNull();
});

it('makes no database where there is none', async () => {
  expect(await keptSession(app)).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE);
});
