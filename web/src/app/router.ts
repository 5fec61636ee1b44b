import { createBrowserRouter } from 'react-router-dom';
import { arrivals } from '#lib/arrival.ts';
import { routes } from './routes.tsx';

/** The router of the page. */
export const router = createBrowserRouter(routes);

const arriveAt = arrivals(router.state.location.pathname);
router.subscribe(({ location }) => arriveAt(location.pathname));
