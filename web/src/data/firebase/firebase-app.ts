import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { expectsMember } from '#lib/browser/session-hint.ts';

export type EmulatorName = 'auth' | 'firestore' | 'storage';

/** The app's configuration of Firebase; `emulators` is there only if the local suite serves the page. */
export interface FirebaseConfig extends FirebaseOptions {
  /** Turns App Check on (app-check.ts). */
  appCheckSiteKey?: string;
  emulators?: Partial<Record<EmulatorName, { host: string; port: number }>>;
}

interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  emulators: Partial<Record<EmulatorName, { host: string; port: number }>>;
  appCheckSiteKey: string | undefined;
}

let firebase: Firebase | undefined;

/** Begins the way to Firestore while the session is still being found out. */
function preconnect(emulators: Firebase['emulators']): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = '';
  link.href = emulators.firestore
    ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
    : 'https://firestore.googleapis.com';
  document.head.append(link);
}

/**
 * Initialises the app and Auth; called once, before anything else of `data`. Firestore and Storage follow
 * with their first use.
 */
export function startFirebase({ emulators = {}, appCheckSiteKey, ...options }: FirebaseConfig): void {
  const app = initializeApp(options);
  if (expectsMember()) preconnect(emulators);
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

/** The ID token for the API; null when signed out. Refreshed by the SDK when it is about to expire. */
export const idToken = async (): Promise<string | null> =>
  (await firebaseAuth().currentUser?.getIdToken()) ?? null;
