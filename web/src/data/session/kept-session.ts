import type { FirebaseApp } from 'firebase/app';
import { openDB, type DBSchema } from 'idb';

/** Where the SDK keeps who is signed in (`indexedDBLocalPersistence`), private to it: read, never written. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/** The part of its record that is read here. */
interface Stored extends DBSchema {
  [STORE]: {
    key: string;
    value: {
      value?: { uid?: unknown; stsTokenManager?: { accessToken?: unknown; expirationTime?: unknown } };
    };
  };
}

/** A token is good for an hour; one that ends while it is on its way would be refused. */
const MARGIN_MS = 60_000;

/** Who was signed in when this browser was last here. */
export interface KeptSession {
  uid: string;
  token: string;
}

/**
 * The session that this browser keeps, before Auth has asked whether it still holds; null where there is
 * none, its token has run out, or the SDK keeps it otherwise. For what may be asked for, never for what may
 * be seen.
 */
export async function keptSession({
  options,
  name,
}: Pick<FirebaseApp, 'options' | 'name'>): Promise<KeptSession | null> {
  try {
    // Where there is no database, none is made: the SDK makes its own.
    const database = await openDB<Stored>(DATABASE, undefined, {
      upgrade: (_database, _from, _to, transaction) => {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    const kept = await database
      .get(STORE, `firebase:authUser:${options.apiKey}:${name}`)
      .finally(() => database.close());
    const { uid, stsTokenManager: { accessToken, expirationTime } = {} } = kept?.value ?? {};
    const holds = typeof expirationTime === 'number' && expirationTime > Date.now() + MARGIN_MS;
    if (typeof uid !== 'string' || typeof accessToken !== 'string' || !holds) return null;
    return { uid, token: accessToken };
  } catch {
    return null;
  }
}
