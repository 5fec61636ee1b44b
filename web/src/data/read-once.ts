import {
  and,
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  or,
  orderBy,
  query,
  where,
  type DocumentData,
  type Firestore,
  type QueryFilterConstraint,
} from 'firebase/firestore/lite';
import { emulator, firebaseApp } from './firebase.ts';
import type { Cursor, ListByName } from './cursor.ts';

let current: Firestore | undefined;

/** Firestore's small client: it asks the server and keeps nothing, so it takes a fifth of the bytes and no longer the more there is. */
function firestoreLite(): Firestore {
  if (current) return current;
  current = getFirestore(firebaseApp());
  const local = emulator('firestore');
  if (local) connectFirestoreEmulator(current, local.host, local.port);
  return current;
}

/** What the server holds of a document; undefined where it does not exist. Throws what the SDK throws, without a network too. */
export const readDocument = async (path: string): Promise<DocumentData | undefined> =>
  (await getDoc(doc(firestoreLite(), path))).data();

/**
 * What stands behind a cursor. A condition and not `startAfter`: the local suite answers the small client as if there were no cursor
 * (docs/decisions/0001).
 */
const isBehind = (field: string, [name, id]: Cursor): QueryFilterConstraint =>
  or(where(field, '>', name), and(where(field, '==', name), where(documentId(), '>', id)));

/** One page of a list from the server. Throws what the SDK throws, without a network too. */
export async function readPage(
  { path, name, equal = {} }: ListByName,
  behind: Cursor | undefined,
  size: number,
): Promise<DocumentData[]> {
  const conditions: QueryFilterConstraint[] = Object.entries(equal).map(([field, value]) =>
    where(field, '==', value),
  );
  if (behind) conditions.push(isBehind(name, behind));
  const found = await getDocs(
    query(
      collection(firestoreLite(), path),
      and(...conditions),
      orderBy(name),
      orderBy(documentId()),
      limit(size),
    ),
  );
  return found.docs.map((entry) => entry.data());
}
