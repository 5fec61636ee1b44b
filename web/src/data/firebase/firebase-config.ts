import type { FirebaseConfig } from './firebase-app.ts';

/**
 * The address Firebase Hosting reserves for the project's configuration; the local hosting server answers it
 * too.
 */
const INIT_URL = '/__/firebase/init.json';

/** Where the service worker looks for it without a network (vite.config.ts). */
const INIT_CACHE = 'configuration';

/** The configuration on this machine if that address does not answer; no part of a production build. */
const LOCAL: FirebaseConfig = {
  apiKey: 'demo',
  projectId: 'demo-cellaret',
  emulators: {
    auth: { host: '127.0.0.1', port: 9099 },
    firestore: { host: '127.0.0.1', port: 8080 },
    storage: { host: '127.0.0.1', port: 9199 },
  },
};

/** Configuration given to the build, for hosting elsewhere than on Firebase Hosting. */
function builtIn(): FirebaseConfig | null {
  const env = import.meta.env;
  if (!env.VITE_FIREBASE_PROJECT_ID) return null;
  return {
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
    appId: env.VITE_FIREBASE_APP_ID,
  };
}

/** Nothing starts without it: a request that hangs is given up after this, and sent once more. */
const PATIENCE_MS = 10_000;

const ask = (): Promise<Response> => fetch(INIT_URL, { signal: AbortSignal.timeout(PATIENCE_MS) });

const isLocal = () => ['127.0.0.1', 'localhost'].includes(location.hostname);

async function projectConfig(): Promise<FirebaseConfig> {
  const built = builtIn();
  if (built) return built;
  try {
    const answer = await ask().catch(ask);
    if (answer.ok && answer.headers.get('content-type')?.includes('json'))
      // The host of this answer serves `/__/auth` too. On the page's own host the provider's frame may store
      // data: Safari, and soon others, deny that to frames of other hosts, and a sign-in by redirect then
      // ends in silence.
      return { ...((await answer.json()) as FirebaseConfig), authDomain: location.host };
  } catch (failure) {
    if (!isLocal()) throw failure;
  }
  if (import.meta.env.DEV && isLocal()) return LOCAL;
  throw new Error('The Firebase configuration is missing');
}

/**
 * The configuration of the page: from the build, else from the hosting (index.html preloads it, so that it
 * costs no round trip), else, on this machine, the local suite's usual ports; with App Check's site key where
 * the build has one. Throws where none of these is known.
 */
export async function loadConfig(): Promise<FirebaseConfig> {
  const config = await projectConfig();
  const appCheckSiteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  return appCheckSiteKey ? { ...config, appCheckSiteKey } : config;
}

/**
 * Keeps the configuration for visits without a network: this visit fetched it before there was a service
 * worker to keep it. Throws where it cannot be fetched or kept.
 */
export async function keepConfig(): Promise<void> {
  if (builtIn()) return;
  await (await caches.open(INIT_CACHE)).add(INIT_URL);
}
