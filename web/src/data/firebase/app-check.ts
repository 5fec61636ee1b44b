import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { logFailure } from '#lib/browser/log-failure.ts';

/** The script the SDK would load itself, and wait for without end where it cannot be had. */
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/** How long signing in and calls of the API wait for Google at most. */
const PATIENCE_MS = 5000;

let starting: Promise<AppCheck> | undefined;

const impatient = (what: string) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${what} did not come within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });

/** Adds reCAPTCHA to the page; throws where something (a network, an extension) keeps it away. */
function loadRecaptcha(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = RECAPTCHA;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('reCAPTCHA cannot be loaded'));
    document.head.append(script);
  });
}

async function initialise(app: FirebaseApp, siteKey: string): Promise<AppCheck> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import('firebase/app-check'),
    Promise.race([loadRecaptcha(), impatient('reCAPTCHA')]),
  ]);
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * Turns App Check on; from then on Firestore, Storage and Auth send its token by themselves. Throws where it
 * cannot start; the next call tries again. Nothing of the door may import this file: a visitor there
 * downloads nothing of it.
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  starting ??= initialise(app, siteKey);
  await starting.catch((failure: unknown) => {
    starting = undefined;
    throw failure;
  });
}

/**
 * The token for the API; null where App Check is not configured, or Google has none for this browser: the API
 * decides then.
 */
export async function appCheckToken(): Promise<string | null> {
  if (!starting) return null;
  try {
    const [appCheck, { getToken }] = await Promise.all([starting, import('firebase/app-check')]);
    return (await Promise.race([getToken(appCheck), impatient('A token of App Check')])).token;
  } catch (failure) {
    logFailure('App Check gave no token', failure);
    return null;
  }
}
