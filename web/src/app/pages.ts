import { matchPath } from 'react-router-dom';
import { ROUTES } from '#lib/paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';
import { MEMBER_FRAME } from './member-frame-later.ts';

export const FEED = lazyPage(() => import('#features/feed/feed-page.tsx'), 'FeedPage', 'feed');

/** Open to everybody, and asked for by few: not among what a first visit brings. */
export const FORGOT_PASSWORD = lazyPage(
  () => import('#features/auth/forgot-password-page.tsx'),
  'ForgotPasswordPage',
  'forgot-password',
);

/** The screens behind the guard, each fetched on its own. */
export const GUARDED_PAGES: { path: string; page: LazyPage }[] = [
  {
    path: ROUTES.profile,
    page: lazyPage(() => import('./profile-screen.tsx'), 'ProfileScreen', 'profile', 'account'),
  },
  {
    path: ROUTES.ingredients,
    page: lazyPage(
      () => import('#features/ingredients/ingredients-page.tsx'),
      'IngredientsPage',
      'ingredients',
    ),
  },
  {
    path: ROUTES.ingredient,
    page: lazyPage(
      () => import('#features/ingredients/ingredient-page.tsx'),
      'IngredientPage',
      'ingredients',
    ),
  },
  {
    path: ROUTES.createIngredient,
    page: lazyPage(
      () => import('#features/ingredients/create-ingredient-page.tsx'),
      'CreateIngredientPage',
      'ingredients',
    ),
  },
  {
    path: ROUTES.updateIngredient,
    page: lazyPage(
      () => import('#features/ingredients/update-ingredient-page.tsx'),
      'UpdateIngredientPage',
      'ingredients',
    ),
  },
  {
    path: ROUTES.recipes,
    page: lazyPage(() => import('#features/recipes/recipes-page.tsx'), 'RecipesPage', 'recipes'),
  },
  {
    path: ROUTES.recipe,
    page: lazyPage(
      () => import('#features/recipes/recipe-page.tsx'),
      'RecipePage',
      'recipes',
      'ingredients',
      'flavour',
    ),
  },
  {
    path: ROUTES.mixRecipe,
    page: lazyPage(() => import('#features/recipes/mix-page.tsx'), 'MixPage', 'recipes'),
  },
  {
    path: ROUTES.createRecipe,
    page: lazyPage(() => import('#features/recipes/create-recipe-page.tsx'), 'CreateRecipePage', 'recipes'),
  },
  {
    path: ROUTES.updateRecipe,
    page: lazyPage(() => import('#features/recipes/update-recipe-page.tsx'), 'UpdateRecipePage', 'recipes'),
  },
  {
    path: ROUTES.barCabinet,
    page: lazyPage(
      () => import('#features/bar-cabinet/bar-cabinet-page.tsx'),
      'BarCabinetPage',
      'bar-cabinet',
    ),
  },
  {
    path: ROUTES.menu,
    page: lazyPage(
      () => import('#features/menu/menu-page.tsx'),
      'MenuPage',
      'menu',
      'bar-cabinet',
      'recipes',
    ),
  },
  {
    path: ROUTES.uploadAttachments,
    page: lazyPage(() => import('#features/attachments/upload-page.tsx'), 'UploadPage', 'attachments'),
  },
  {
    path: ROUTES.search,
    page: lazyPage(() => import('#features/search/search-page.tsx'), 'SearchPage', 'search'),
  },
  {
    path: ROUTES.whatCanIMake,
    page: lazyPage(
      () => import('#features/explore/what-can-i-make-page.tsx'),
      'WhatCanIMakePage',
      'search',
      'bar-cabinet',
    ),
  },
  {
    path: ROUTES.flavourMap,
    page: lazyPage(
      () => import('#features/flavour/flavour-map-page.tsx'),
      'FlavourMapPage',
      'flavour',
      'recipes',
    ),
  },
];

const REFERENCE_PAGE = lazyPage(() => import('#features/admin/reference-page.tsx'), 'ReferencePage', 'admin');

/** The screens of administrators. */
export const ADMIN_PAGES: { path: string; page: LazyPage }[] = [
  { path: ROUTES.adminReference, page: REFERENCE_PAGE },
  { path: ROUTES.reference, page: REFERENCE_PAGE },
  {
    path: ROUTES.referenceEntry,
    page: lazyPage(() => import('#features/admin/reference-entry-page.tsx'), 'ReferenceEntryPage', 'admin'),
  },
];

/**
 * Fetches what an address shows: all parts at once instead of one after the other, and without waiting for the session where a member
 * is expected. Throws what fetching throws.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const page =
    pathname === ROUTES.home
      ? FEED
      : [...GUARDED_PAGES, ...ADMIN_PAGES].find(({ path }) => matchPath(path, pathname))?.page;
  if (!page) return;
  await Promise.all([MEMBER_FRAME.preload(), page.preload()]);
}
