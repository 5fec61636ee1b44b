import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { loadConfig, type EmulatorName } from './config.ts';

interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  emulators: Partial<Record<EmulatorName, { host: string; port: number }>>;
  appCheckSiteKey: string | undefined;
}

let firebase: Firebase | undefined;

/** Initialises the app and Auth; called once, before anything else of `data`. Firestore and Storage follow with their first use. */
export async function startFirebase(): Promise<void> {
  const { emulators = {}, appCheckSiteKey, ...options } = await loadConfig();
  const app = initializeApp(options);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators.auth)
    connectAuthEmulator(auth, `http://${emulators.auth.host}:${emulators.auth.port}`, {
      disableWarnings: true,
    });
  firebase = { app, auth, emulators, appCheckSiteKey };
}

function started(): Firebase {
  if (!firebase) throw new Error('Firebase is not started');
  return firebase;
}

export const firebaseApp = (): FirebaseApp => started().app;
export const firebaseAuth = (): Auth => started().auth;

/** App Check's site key; undefined where it is not configured. */
export const appCheckSiteKey = (): string | undefined => started().appCheckSiteKey;

/** Where an emulator listens; undefined in production. */
export const emulator = (name: EmulatorName) => started().emulators[name];
