import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { arrivals } from '#lib/arrival.ts';
import { entriesRemoved, isRemovingEntries } from '#lib/browser/back-closes.ts';
import { showDisplayFace } from '#ui/display-face.ts';
import { routes } from './routes.tsx';

/** Lets a navigation wait while the history removes the entry of a dialog that has just closed. */
function navigatesAfterDialogs(router: DataRouter): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = async (...args: unknown[]) => {
    if (isRemovingEntries()) await entriesRemoved();
    await navigate(...args);
  };
}

/** The router of a page that begins at the address of the window. */
export function startRouter(): DataRouter {
  const router = createBrowserRouter(routes);
  navigatesAfterDialogs(router);
  const first = router.state.location.pathname;
  const arriveAt = arrivals(first);
  router.subscribe(({ location }) => {
    arriveAt(location.pathname);
    if (location.pathname !== first) showDisplayFace();
  });
  return router;
}
