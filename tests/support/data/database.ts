import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { bucket, projectId } from '../env.ts';

/** The tests' own connection, one per process, beside the default app of the functions. */
export const testsApp = (): App =>
  getApps().find(({ name }) => name === 'tests') ??
  initializeApp({ projectId, storageBucket: bucket }, 'tests');

/** The database of the running system, past the rules. */
export const database = getFirestore(testsApp());
