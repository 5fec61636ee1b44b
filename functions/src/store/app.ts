import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The one Admin SDK app of this instance. */
export const adminApp = (): App => getApps()[0] ?? initializeApp();

let database: Firestore | undefined;

/** The database of this instance. */
export function firestore(): Firestore {
  database ??= getFirestore(adminApp());
  return database;
}
