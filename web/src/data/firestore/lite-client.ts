// Firestore's Lite client: it asks the server and keeps nothing, so it takes a seventh of the bytes and no
// longer the more there is.
import type { FirebaseApp } from 'firebase/app';
import {
  and,
  collection,
  connectFirestoreEmulator,
  doc,
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

let current: Firestore | undefined;

/** Sets the project; called before anything else here. */
export function configureFirestore({
  app,
  emulator,
}: {
  app: FirebaseApp;
  emulator: { host: string; port: number } | undefined;
}): void {
  current = getFirestore(app);
  if (emulator) connectFirestoreEmulator(current, emulator.host, emulator.port);
}

function firestore(): Firestore {
  if (!current) throw new Error('Firestore was not told its project');
  return current;
}

/** A document from the server; undefined if it does not exist. Throws the SDK's errors, offline too. */
export const readDocument = async (path: string): Promise<DocumentData | undefined> =>
  (await getDoc(doc(firestore(), path))).data();

/** One page of a list in the order of two fields, as the full client takes it too (`Query`). */
export interface Page {
  path: string;
  equal?: Readonly<Record<string, string | number | boolean>> | undefined;
  orderBy: readonly (readonly [field: string])[];
  after?: readonly string[] | undefined;
  limit: number;
}

/**
 * Filters for the documents behind a cursor. Conditions and not `startAfter`: the local suite ignores the
 * Lite client's cursors (docs/decisions/0001).
 */
function isBehind({ orderBy: [first, second], after }: Page): QueryFilterConstraint[] {
  if (!after || !first || !second) return [];
  const tied = and(where(first[0], '==', after[0]), where(second[0], '>', after[1]));
  return [or(where(first[0], '>', after[0]), tied)];
}

/** Documents of a query from the server. Throws the SDK's errors, offline too. */
export async function readQuery(page: Page): Promise<DocumentData[]> {
  const conditions = Object.entries(page.equal ?? {}).map(([field, value]) => where(field, '==', value));
  const found = await getDocs(
    query(
      collection(firestore(), page.path),
      and(...conditions, ...isBehind(page)),
      ...page.orderBy.map(([field]) => orderBy(field)),
      limit(page.limit),
    ),
  );
  return found.docs.map((entry) => entry.data());
}
