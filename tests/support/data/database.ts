import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { projectId } from '../env.ts';

/** The tests' own connection, beside the default app, which is the functions': the same for all files of a process. */
export const testsApp = (): App =>
  getApps().find(({ name }) => name === 'tests') ?? initializeApp({ projectId }, 'tests');

/** The database of the running system, past the rules. */
export const database = getFirestore(testsApp());
