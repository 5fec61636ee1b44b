import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { arrivals } from '#lib/arrival.ts';
import { showDisplayFace } from '#ui/display-face.ts';
import { routes } from './routes.tsx';

/** The router of a page that begins at the address of the window. */
export function startRouter(): DataRouter {
  const router = createBrowserRouter(routes);
  const first = router.state.location.pathname;
  const arriveAt = arrivals(first);
  router.subscribe(({ location }) => {
    arriveAt(location.pathname);
    if (location.pathname !== first) showDisplayFace();
  });
  return router;
}
