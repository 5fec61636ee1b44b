// Firestore's Lite client: it asks the server and keeps nothing, so it takes a seventh of the bytes and no
// longer the more there is.
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type Firestore,
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

/** The first rows of a list, as the full client takes it too (`Query`). */
export interface FirstRows {
  path: string;
  equal?: Readonly<Record<string, string | number | boolean>> | undefined;
  orderBy: readonly (readonly [field: string])[];
  limit: number;
}

/** Documents of a query from the server. Throws the SDK's errors, offline too. */
export async function readQuery(wanted: FirstRows): Promise<DocumentData[]> {
  const found = await getDocs(
    query(
      collection(firestore(), wanted.path),
      ...Object.entries(wanted.equal ?? {}).map(([field, value]) => where(field, '==', value)),
      ...wanted.orderBy.map(([field]) => orderBy(field)),
      limit(wanted.limit),
    ),
  );
  return found.docs.map((entry) => entry.data());
}
