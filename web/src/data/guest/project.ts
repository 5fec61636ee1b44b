import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfig } from '../firebase/app.ts';
import { loadConfig } from '../firebase/config.ts';
import { attested } from './attested.ts';

interface Project {
  app: FirebaseApp;
  config: FirebaseConfig;
}

let project: Promise<Project> | undefined;

/**
 * The project under a name of its own: whoever orders as a guest is signed in here, and nobody's session in
 * the app is touched. Throws where it is not known.
 */
export function guestProject(): Promise<Project> {
  project ??= loadConfig().then(async ({ emulators, appCheckSiteKey, ...options }) => {
    const app = initializeApp(options, 'guest');
    await attested(app, appCheckSiteKey);
    return { app, config: { ...options, ...(emulators && { emulators }) } };
  });
  project.catch(() => (project = undefined));
  return project;
}
