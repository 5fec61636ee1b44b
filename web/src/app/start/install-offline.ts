import { keepConfig } from '#data/firebase/firebase-config.ts';
import { currentSession, onSession } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Long enough for the first screen behind the guard and its data. */
const AFTER_MS = 3000;

/** Names the manifest. Not in the page, where it would compete with the first screen. */
function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}

/**
 * Makes the app one that can be installed; and installs the service worker as soon as a verified user is
 * there and the page has come to rest.
 */
export function installOffline(): void {
  void whenIdle().then(nameManifest);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const install = () => {
    const session = currentSession();
    if (session.state !== 'signed-in' || !session.user.emailVerified) return;
    stop();
    setTimeout(() => {
      keepConfig()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch((failure: unknown) => logFailure('The service worker could not be installed', failure));
    }, AFTER_MS);
  };
  const stop = onSession(install);
  install();
}
