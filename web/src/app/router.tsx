import { createBrowserRouter, Navigate } from 'react-router-dom';
import { LoginPage } from '#features/auth/login-page.tsx';
import { RegisterPage } from '#features/auth/register-page.tsx';
import { HomePage } from './home-page.tsx';
import { VerifiedOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';
import { PATHS } from '#lib/paths.ts';

const ProfilePage = lazyPage(() => import('#features/profile/profile-page.tsx'), 'ProfilePage');
const IngredientsPage = lazyPage(
  () => import('#features/ingredients/ingredients-page.tsx'),
  'IngredientsPage',
  'ingredients',
);
const IngredientPage = lazyPage(
  () => import('#features/ingredients/ingredient-page.tsx'),
  'IngredientPage',
  'ingredients',
);

/** Screens behind the guard, one line each. */
const guarded = [
  { path: PATHS.profile, element: <ProfilePage /> },
  { path: PATHS.ingredients, element: <IngredientsPage /> },
  { path: `${PATHS.ingredients}/:id`, element: <IngredientPage /> },
  { path: '/recipes', element: <Navigate to={PATHS.recipes} replace /> },
];

const withErrors = <R extends object>(route: R) => ({ ...route, errorElement: <RouteError /> });

/** The routes of specification section 2. Every screen has an error boundary of its own, inside the layout. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      withErrors({ path: PATHS.home, element: <HomePage /> }),
      withErrors({ path: PATHS.login, element: <LoginPage /> }),
      withErrors({ path: PATHS.register, element: <RegisterPage /> }),
      { element: <VerifiedOnly />, children: guarded.map(withErrors) },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
