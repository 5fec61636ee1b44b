import type { FirebaseApp } from 'firebase/app';
import { logFailure } from '#lib/browser/log.ts';

/**
 * Turns App Check on where it is configured, before anything is asked: Firestore and Auth send its token from
 * then on. Where Google cannot be reached the page goes on without: who enforces it decides. Nobody else
 * loads anything of it.
 */
export async function attested(app: FirebaseApp, siteKey: string | undefined): Promise<void> {
  if (siteKey === undefined) return;
  const { startAppCheck } = await import('../firebase/app-check.ts');
  await startAppCheck(app, siteKey).catch((failure: unknown) =>
    logFailure('App Check could not start', failure),
  );
}
