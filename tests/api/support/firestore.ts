import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { projectId } from '../../support/env.ts';

/** The database of the running system, past all rules. */
export const database = () => getFirestore(getApps()[0] ?? initializeApp({ projectId }));

/** The document at a path, with moments as dates; undefined if there is none. */
export async function firestoreOf(path: string): Promise<Record<string, unknown> | undefined> {
  const data = (await database().doc(path).get()).data();
  if (!data) return undefined;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
