import { ADMIN_BEGINNING, beginningOf, ROUTES } from '#lib/page-paths.ts';

/** The routes of each destination of the navigation. */
export const SECTIONS: readonly (readonly [destination: string, routes: readonly string[]])[] = [
  [
    ROUTES.menu,
    [
      ROUTES.menu,
      ROUTES.orders,
      ROUTES.party,
      ROUTES.myDrinks,
      ROUTES.recipes,
      ROUTES.recipesToo,
      ROUTES.recipe,
      ROUTES.createRecipe,
      ROUTES.updateRecipe,
      ROUTES.uploadAttachments,
    ],
  ],
  [
    ROUTES.barCabinet,
    [
      ROUTES.barCabinet,
      ROUTES.shoppingList,
      ROUTES.ingredients,
      ROUTES.createIngredient,
      ROUTES.updateIngredient,
    ],
  ],
  [ROUTES.search, [ROUTES.search, ROUTES.tonight, ROUTES.whatCanIMake, ROUTES.flavourMap]],
  [ROUTES.profile, [ROUTES.profile, ROUTES.bars, ADMIN_BEGINNING]],
];

/** The navigation's destination of an address; undefined for the home page and the way in. */
export const sectionOf = (pathname: string): string | undefined =>
  SECTIONS.find(([, routes]) =>
    routes
      .map(beginningOf)
      .some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`)),
  )?.[0];
