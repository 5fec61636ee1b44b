import { getApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The default Admin SDK app. Programs that run this code beside other work use named apps of their own. */
export const adminApp = (): App =>
  getApps().some(({ name }) => name === '[DEFAULT]') ? getApp() : initializeApp();

let database: Firestore | undefined;

export function firestore(): Firestore {
  database ??= getFirestore(adminApp());
  return database;
}
