import { Navigate, type RouteObject } from 'react-router-dom';
import { ROUTES } from '#lib/page-paths.ts';
import { NotFoundPage, RouteError } from './error-pages.tsx';
import { Shell } from './frame/shell.tsx';
import { AdminOnly, HomePage, VerifiedOnly } from './guards.tsx';
import { ADMIN_PAGES, FORGOT_PASSWORD, GUARDED_PAGES, INVITED, JOIN, SIGN_IN_PAGES } from './pages.ts';

const withErrors = <R extends object>(route: R) => ({ ...route, errorElement: <RouteError /> });

const routesOf = (pages: typeof GUARDED_PAGES) =>
  pages.map(({ path, page: { Page } }) => withErrors({ path, element: <Page /> }));

/** The routes of specification section 2. Every screen has its own error boundary, inside the layout. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      withErrors({ path: ROUTES.home, element: <HomePage /> }),
      ...SIGN_IN_PAGES.map(({ path, page: { Component } }) => withErrors({ path, element: <Component /> })),
      withErrors({ path: ROUTES.forgotPassword, element: <FORGOT_PASSWORD.Page /> }),
      withErrors({
        path: ROUTES.join,
        element: <INVITED.Page />,
        children: [{ element: <VerifiedOnly />, children: [{ index: true, element: <JOIN.Page /> }] }],
      }),
      { path: ROUTES.recipesToo, element: <Navigate to={ROUTES.recipes} replace /> },
      withErrors({
        element: <VerifiedOnly />,
        children: [...routesOf(GUARDED_PAGES), { element: <AdminOnly />, children: routesOf(ADMIN_PAGES) }],
      }),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
