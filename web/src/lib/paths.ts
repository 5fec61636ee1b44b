/** Every address of the app as the router knows it; nothing else spells one. */
export const ROUTES = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  profile: '/profile',
  ingredients: '/ingredients',
  ingredient: '/ingredients/:id',
  createIngredient: '/create-ingredient',
  updateIngredient: '/update-ingredient/:id',
  recipes: '/list-recipes',
  /** As the specification's navigation has it too; it leads to `recipes`. */
  recipesToo: '/recipes',
  recipe: '/view-recipe/:id',
  mixRecipe: '/view-recipe/:id/mix',
  createRecipe: '/create-recipe',
  updateRecipe: '/update-recipe/:id',
  uploadAttachments: '/upload-attachments/:folderId',
  barCabinet: '/bar-cabinet',
  menu: '/menu',
  search: '/search',
  whatCanIMake: '/what-can-i-make',
  flavourMap: '/flavour-map',
  adminReference: '/admin/reference',
  reference: '/admin/reference/:collection',
  referenceEntry: '/admin/reference/:collection/:id',
} as const;

/** An address with its gaps filled, in their order. */
const filled = (route: string, ...values: (string | number)[]): string =>
  values.reduce<string>((path, value) => path.replace(/:\w+/, String(value)), route);

/** What an address begins with, before its first gap. */
export const beginningOf = (route: string): string => route.split('/:')[0] ?? route;

const asking = (path: string, question: Record<string, string>): string =>
  `${path}?${new URLSearchParams(question).toString()}`;

/** The addresses that links lead to. */
export const PATHS = {
  ...ROUTES,
  ingredient: (id: number) => filled(ROUTES.ingredient, id),
  /** With the name filled in. */
  createIngredientNamed: (name: string) => asking(ROUTES.createIngredient, { name }),
  updateIngredient: (id: number) => filled(ROUTES.updateIngredient, id),
  recipe: (id: number) => filled(ROUTES.recipe, id),
  /** With the amounts for so many. */
  recipeFor: (id: number, servings: number) =>
    filled(ROUTES.recipe, id) + (servings === 1 ? '' : `?servings=${servings}`),
  mixRecipe: (id: number, servings: number) => `${filled(ROUTES.mixRecipe, id)}?servings=${servings}`,
  createRecipeNamed: (name: string) => asking(ROUTES.createRecipe, { name }),
  updateRecipe: (id: number) => filled(ROUTES.updateRecipe, id),
  uploadAttachments: (folderId: number) => filled(ROUTES.uploadAttachments, folderId),
  searchMissing: (missing: number) => `${ROUTES.search}?missing=${missing}`,
  flavourMapAt: (recipeId: number) => `${ROUTES.flavourMap}?recipe=${recipeId}`,
  reference: (collection: string) => filled(ROUTES.reference, collection),
  referenceEntry: (collection: string, id: number | 'new') => filled(ROUTES.referenceEntry, collection, id),
} as const;
