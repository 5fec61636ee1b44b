import '#lib/no-generated-code.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { preloadPage, readAhead } from '#app/pages.ts';
import { installOffline } from '#app/install-offline.ts';
import { startFirebase } from '#data/firebase.ts';
import { currentSession, startSession } from '#data/session.ts';
import { finishRedirect } from '#data/sign-in.ts';
import { startTexts } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { expectsMember } from '#lib/session-hint.ts';
import { loadDisplayFace } from '#ui/display-face.ts';
import { startScheme } from '#ui/plain/scheme.ts';
import '#ui/plain/base.css';

/** Fetches the screen of the address for those who will see it. Without it the app starts as well: drawing the screen tries again. */
async function preload(): Promise<void> {
  if (expectsMember()) await preloadPage(location.pathname).catch(() => undefined);
}

/** Asks for what the screen of the address is about, for those who may see it. */
function ask(): void {
  const session = currentSession();
  if (session.state === 'signed-in' && session.user.emailVerified)
    readAhead(location.pathname).catch(() => undefined);
}

/** A page that was drawn ahead for others stays hidden until it is gone; one that was seen stays until the app takes its place. */
function showNothingOfOthers(root: HTMLElement): void {
  if (!document.documentElement.hasAttribute('data-waiting')) return;
  root.replaceChildren();
  document.documentElement.removeAttribute('data-waiting');
}

async function start(root: HTMLElement): Promise<void> {
  startScheme();
  // Before the session is known, on the word of the visit before: most of the wait is on the way from the server.
  const page = startTexts().then(preload);
  await startFirebase();
  finishRedirect().catch((failure: unknown) => logFailure('Failed to sign in with Google', failure));
  await Promise.all([startSession().then(ask), page]);
  await preload();
  showNothingOfOthers(root);
  // As a transition the first render is done in slices: a slow phone answers touches meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  loadDisplayFace();
  installOffline();
}

const root = document.getElementById('root');
if (root) start(root).catch((failure: unknown) => logFailure('Cellaret could not start', failure));
