import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readyTakeover } from '#app/start/early-input.ts';
import { expectsMember } from '#lib/browser/session-hint.ts';
import { startTexts } from '#lib/i18n/i18n.ts';
import { loadDisplayFace } from '#ui/display-face.ts';
import { startScheme } from '#ui/plain/scheme.ts';
import { App } from '../app.tsx';
import { Broken } from '../error-pages.tsx';
import { preloadPage } from '../pages.ts';
import { startRouter } from '../router.ts';
import { Drawn } from './drawn.tsx';
import { installOffline } from './install-offline.ts';

const router = startRouter();

/** Fetches the screen of the address. Should that fail, drawing the screen tries again. */
async function preload(): Promise<void> {
  await preloadPage(location.pathname, expectsMember()).catch(() => undefined);
}

/**
 * Readies colours, texts and the screen of the address before the session is known, on the word of the visit
 * before: most of the wait is on the way from the server.
 */
export async function prepare(): Promise<void> {
  await startScheme();
  await startTexts();
  await preload();
}

/** React tries effects twice while developing. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

/** Renders the app for the session's user; deferred work waits for `content`, the subject of the screen. */
export async function draw(root: HTMLElement, content: Promise<void>): Promise<void> {
  // Again: the session may be another than the visit before made one expect.
  await preload();
  const takeOver = once(readyTakeover(root));
  // As a transition the first render is done in slices: a slow phone answers touches meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Drawn onDrawn={takeOver}>
          <App router={router} />
        </Drawn>
      </StrictMode>,
    ),
  );
  void content.then(loadDisplayFace);
  installOffline();
}

/** Says that the app could not start, in place of what was drawn ahead: its buttons would do nothing. */
export function drawFailure(root: HTMLElement): void {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Broken }])} />
    </I18nProvider>,
  );
}
