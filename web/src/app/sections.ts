import { beginningOf, ROUTES } from '#lib/paths.ts';

/** What belongs to each destination of the navigation. */
const SECTIONS: readonly (readonly [destination: string, routes: readonly string[]])[] = [
  [
    ROUTES.menu,
    [
      ROUTES.menu,
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
    [ROUTES.barCabinet, ROUTES.ingredients, ROUTES.createIngredient, ROUTES.updateIngredient],
  ],
  [ROUTES.search, [ROUTES.search, ROUTES.whatCanIMake, ROUTES.flavourMap]],
  [ROUTES.profile, [ROUTES.profile, ROUTES.adminReference]],
];

/** The destination of the navigation that an address belongs to; undefined for the home page and the way in. */
export const sectionOf = (pathname: string): string | undefined =>
  SECTIONS.find(([, routes]) =>
    routes
      .map(beginningOf)
      .some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`)),
  )?.[0];
