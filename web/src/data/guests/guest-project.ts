import { initializeApp, type FirebaseApp } from 'firebase/app';
import { logFailure } from '#lib/browser/log-failure.ts';
import type { FirebaseConfig } from '../firebase/firebase-app.ts';
import { loadConfig } from '../firebase/firebase-config.ts';

interface Project {
  app: FirebaseApp;
  emulators: FirebaseConfig['emulators'];
}

let project: Promise<Project> | undefined;

/**
 * Turns App Check on, before anything is asked: Firestore and Auth send its token from then on. Where Google
 * cannot be reached the page goes on without: who enforces it decides.
 */
async function attest(app: FirebaseApp, siteKey: string): Promise<void> {
  const { startAppCheck } = await import('../firebase/app-check.ts');
  await startAppCheck(app, siteKey).catch((failure: unknown) =>
    logFailure('App Check could not start', failure),
  );
}

/**
 * The project under a name of its own: whoever orders as a guest is signed in here, and nobody's session in
 * the app is touched. Throws where it is not known.
 */
export function guestProject(): Promise<Project> {
  project ??= loadConfig().then(async ({ emulators, appCheckSiteKey, ...options }) => {
    const app = initializeApp(options, 'guest');
    if (appCheckSiteKey !== undefined) await attest(app, appCheckSiteKey);
    return { app, emulators };
  });
  project.catch(() => (project = undefined));
  return project;
}
