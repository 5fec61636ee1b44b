import { getApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The one Admin SDK app of this instance; who runs the functions' code beside other work has named apps for that. */
export const adminApp = (): App =>
  getApps().some(({ name }) => name === '[DEFAULT]') ? getApp() : initializeApp();

let database: Firestore | undefined;

/** The database of this instance. */
export function firestore(): Firestore {
  database ??= getFirestore(adminApp());
  return database;
}
