import '#lib/browser/no-generated-code.ts';
import { startFirebase } from '#data/firebase/firebase-app.ts';
import { loadConfig } from '#data/firebase/firebase-config.ts';
// For everybody: it removes what an earlier visit left of somebody, should that not have finished.
import '#data/firestore/load-client.ts';
import { startSession } from '#data/session/follow.ts';
import { finishRedirect } from '#data/session/google.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { expectsMember } from '#lib/browser/session-hint.ts';
import '#ui/plain/base.css';

// This entry is a small file of its own: it asks for the session and the first document while the app is
// still loading.

/**
 * How long the app, when it is there, waits for what its first screen is about: with it that screen is drawn
 * once instead of twice. It was asked for while the app was on its way, so it is mostly there.
 */
const PREFETCH_TIMEOUT_MS = 200;

/** The app with all it needs for the screen of the address. */
async function loadApp() {
  const app = await import('#app/start/start.tsx');
  await app.prepare();
  return app;
}

/**
 * Finds out who uses the page, and asks for what its address is about, where they may see it. Resolves with
 * when that has come.
 */
async function askWhoIsThere(): Promise<{ content: Promise<void> }> {
  startFirebase(await loadConfig());
  finishRedirect().catch((failure: unknown) => logFailure('Failed to sign in with Google', failure));
  const known = startSession();
  // Where it cannot be fetched the screen asks for itself.
  const first = expectsMember() ? await import('#app/start/first-content.ts').catch(() => null) : null;
  if (first) return first.prefetchContent(known);
  await known;
  return { content: Promise.resolve() };
}

async function start(root: HTMLElement): Promise<void> {
  const app = loadApp();
  const asked = askWhoIsThere().catch(async (failure: unknown) => {
    (await app).drawFailure(root);
    throw failure;
  });
  const [{ draw }, { content }] = await Promise.all([app, asked]);
  await Promise.race([content, new Promise((resolve) => setTimeout(resolve, PREFETCH_TIMEOUT_MS))]);
  await draw(root, content);
}

const root = document.getElementById('root');
// The first number that is written loads the browser's tables of how numbers are written, which takes a slow
// phone a tenth of a second: now, while there is nothing else to do.
if (expectsMember()) setTimeout(() => (0).toLocaleString());
if (root) start(root).catch((failure: unknown) => logFailure('Cellaret could not start', failure));
