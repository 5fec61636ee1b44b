import '#lib/no-generated-code.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { preloadPage } from '#app/pages.ts';
import { installOffline } from '#app/install-offline.ts';
import { startFirebase } from '#data/firebase.ts';
import { startSession } from '#data/session.ts';
import { finishRedirect } from '#data/sign-in.ts';
import { startTexts } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { loadDisplayFace } from '#ui/display-face.ts';
import { startScheme } from '#ui/plain/scheme.ts';
import '#ui/plain/base.css';

async function start(root: HTMLElement): Promise<void> {
  startScheme();
  const texts = startTexts();
  await startFirebase();
  finishRedirect().catch((failure: unknown) => logFailure('Failed to sign in with Google', failure));
  await Promise.all([startSession(), texts]);
  preloadPage(location.pathname);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  loadDisplayFace();
  installOffline();
}

const root = document.getElementById('root');
if (root) start(root).catch((failure: unknown) => logFailure('Cellaret could not start', failure));
