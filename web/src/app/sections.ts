import { PATHS } from '#lib/paths.ts';

/** The first part of the addresses that belong to each destination of the navigation. */
const SECTIONS: readonly (readonly [destination: string, beginnings: readonly string[]])[] = [
  [
    PATHS.menu,
    [
      PATHS.menu,
      PATHS.recipes,
      '/recipes',
      '/view-recipe',
      PATHS.createRecipe,
      '/update-recipe',
      '/upload-attachments',
    ],
  ],
  [PATHS.barCabinet, [PATHS.barCabinet, PATHS.ingredients, PATHS.createIngredient, '/update-ingredient']],
  [PATHS.search, [PATHS.search, PATHS.whatCanIMake, PATHS.flavourMap]],
  [PATHS.profile, [PATHS.profile, '/admin']],
];

/** The destination of the navigation that an address belongs to; undefined for the home page and the way in. */
export const sectionOf = (pathname: string): string | undefined =>
  SECTIONS.find(([, beginnings]) =>
    beginnings.some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`)),
  )?.[0];
