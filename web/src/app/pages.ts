import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { ROUTES } from '#lib/page-paths.ts';
import { lazyComponent, lazyPage, type LazyPage } from './start/lazy.ts';

/** The frame around all screens behind the guard. */
export const MEMBER_FRAME = lazyComponent<{ children: ReactNode }>(async () =>
  (await import('./start/load-member-frame.ts')).loadMemberFrame(),
);

const signIn = () => import('#app/groups/sign-in-pages.ts');

export const VERIFY_NOTICE = lazyComponent(async () => (await signIn()).VerifyEmailNotice);
export const VERIFY_PAGE = lazyComponent(async () => (await signIn()).VerifyEmailPage);

/** Open to everybody, and drawn ahead. */
export const SIGN_IN_PAGES = [
  { path: ROUTES.login, page: lazyComponent(async () => (await signIn()).LoginPage) },
  { path: ROUTES.register, page: lazyComponent(async () => (await signIn()).RegisterPage) },
];

export const FEED = lazyPage(() => import('./feed-screen.tsx'), 'FeedScreen', 'feed', 'profile');

/** Open to everybody, and asked for by few: not among what a first visit brings. */
export const FORGOT_PASSWORD = lazyPage(
  () => import('#features/people/sign-in/forgot-password-page.tsx'),
  'ForgotPasswordPage',
  'forgot-password',
);

/** An invited person may have no account yet. */
export const INVITED = lazyPage(() => import('./invited-page.tsx'), 'InvitedPage', 'account');

// Pages of a feature in one file: separately, each would be named in the first load.

const barsPage = (name: 'BarsPage' | 'BarPage' | 'JoinPage') =>
  lazyPage(() => import('#app/groups/bars-pages.ts'), name, 'account');

const cabinetPage = (name: 'FillPage' | 'HouseRulesPage' | 'ShoppingPage') =>
  lazyPage(() => import('#app/groups/cabinets-pages.ts'), name, 'bar-cabinet');

const partyPage = (name: 'PartiesPage' | 'PartyPage') =>
  lazyPage(() => import('#app/groups/parties-pages.ts'), name, 'menu', 'bar-cabinet');

const recipesPage = (name: 'MixPage' | 'ComparePage' | 'MyDrinksPage') =>
  lazyPage(() => import('#app/groups/recipes-pages.ts'), name, 'recipes');

export const JOIN = barsPage('JoinPage');

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
      'bar-cabinet',
      'recipes',
    ),
  },
  {
    path: ROUTES.createIngredient,
    page: lazyPage(
      () => import('#features/ingredients/form/create-ingredient-page.tsx'),
      'CreateIngredientPage',
      'ingredients',
    ),
  },
  {
    path: ROUTES.updateIngredient,
    page: lazyPage(
      () => import('#features/ingredients/form/update-ingredient-page.tsx'),
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
      'bar-cabinet',
      'ingredients',
      'flavour',
    ),
  },
  { path: ROUTES.mixRecipe, page: recipesPage('MixPage') },
  { path: ROUTES.compareRecipes, page: recipesPage('ComparePage') },
  {
    path: ROUTES.createRecipe,
    page: lazyPage(
      () => import('#features/recipes/form/create-recipe-page.tsx'),
      'CreateRecipePage',
      'recipes',
    ),
  },
  {
    path: ROUTES.updateRecipe,
    page: lazyPage(
      () => import('#features/recipes/form/update-recipe-page.tsx'),
      'UpdateRecipePage',
      'recipes',
    ),
  },
  {
    path: ROUTES.barCabinet,
    page: lazyPage(() => import('#features/cabinets/bar-cabinet-page.tsx'), 'BarCabinetPage', 'bar-cabinet'),
  },
  { path: ROUTES.fillBarCabinet, page: cabinetPage('FillPage') },
  { path: ROUTES.houseRules, page: cabinetPage('HouseRulesPage') },
  { path: ROUTES.shoppingList, page: cabinetPage('ShoppingPage') },
  {
    path: ROUTES.menu,
    page: lazyPage(() => import('#features/menus/menu-page.tsx'), 'MenuPage', 'menu', 'bar-cabinet'),
  },
  {
    path: ROUTES.orders,
    page: lazyPage(() => import('#features/guests/orders/orders-page.tsx'), 'OrdersPage', 'menu', 'recipes'),
  },
  { path: ROUTES.party, page: partyPage('PartiesPage') },
  { path: ROUTES.partyPlan, page: partyPage('PartyPage') },
  { path: ROUTES.myDrinks, page: recipesPage('MyDrinksPage') },
  { path: ROUTES.bars, page: barsPage('BarsPage') },
  { path: ROUTES.bar, page: barsPage('BarPage') },
  {
    path: ROUTES.uploadAttachments,
    page: lazyPage(() => import('#features/pictures/upload-page.tsx'), 'UploadPage', 'attachments'),
  },
  {
    path: ROUTES.search,
    page: lazyPage(() => import('#features/search/search-page.tsx'), 'SearchPage', 'search'),
  },
  {
    path: ROUTES.whatCanIMake,
    page: lazyPage(
      () => import('#features/availability/what-can-i-make-page.tsx'),
      'WhatCanIMakePage',
      'search',
      'bar-cabinet',
    ),
  },
  {
    path: ROUTES.tonight,
    page: lazyPage(() => import('#app/groups/tonight-pages.ts'), 'TonightPage', 'feed'),
  },
  {
    path: ROUTES.flavourMap,
    page: lazyPage(
      () => import('#features/taste/flavour-map-page.tsx'),
      'FlavourMapPage',
      'flavour',
      'recipes',
    ),
  },
];

const REFERENCE_PAGE = lazyPage(
  () => import('#features/reference/reference-page.tsx'),
  'ReferencePage',
  'admin',
);

const moderationPage = (name: 'ReportsPage' | 'LogPage' | 'PersonPage' | 'SubstitutesPage') =>
  lazyPage(() => import('#app/groups/moderation-pages.ts'), name, 'admin', 'ingredients');

/** The screens of administrators. */
export const ADMIN_PAGES: { path: string; page: LazyPage }[] = [
  { path: ROUTES.adminReports, page: moderationPage('ReportsPage') },
  { path: ROUTES.adminLog, page: moderationPage('LogPage') },
  { path: ROUTES.adminPerson, page: moderationPage('PersonPage') },
  { path: ROUTES.adminSubstitutes, page: moderationPage('SubstitutesPage') },
  { path: ROUTES.adminReference, page: REFERENCE_PAGE },
  { path: ROUTES.reference, page: REFERENCE_PAGE },
  {
    path: ROUTES.referenceEntry,
    page: lazyPage(
      () => import('#features/reference/reference-entry-page.tsx'),
      'ReferenceEntryPage',
      'admin',
    ),
  },
];

/**
 * Fetches what an address shows: all parts at once instead of one after the other, and without waiting for
 * the session where a member is expected. Throws what fetching throws.
 */
export async function preloadPage(pathname: string, forMember = true): Promise<void> {
  await SIGN_IN_PAGES.find(({ path }) => matchPath(path, pathname))?.page.preload();
  if (!forMember) return;
  const page =
    pathname === ROUTES.home
      ? FEED
      : [...GUARDED_PAGES, ...ADMIN_PAGES].find(({ path }) => matchPath(path, pathname))?.page;
  if (!page) return;
  await Promise.all([MEMBER_FRAME.preload(), page.preload()]);
}
