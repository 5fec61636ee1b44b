/** Beginning of the addresses of administrators' screens. */
export const ADMIN_BEGINNING = '/admin';

/** In the address of the login: the visitor comes from the mail that verifies an address. */
export const VERIFIED = 'verified';

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
  compareRecipes: '/view-recipe/:id/compare/:other',
  createRecipe: '/create-recipe',
  updateRecipe: '/update-recipe/:id',
  uploadAttachments: '/upload-attachments/:folderId',
  barCabinet: '/bar-cabinet',
  fillBarCabinet: '/bar-cabinet/fill',
  houseRules: '/bar-cabinet/rules',
  shoppingList: '/shopping-list',
  menu: '/menu',
  orders: '/orders/:token',
  party: '/party',
  partyPlan: '/party/:id',
  myDrinks: '/my-drinks',
  bars: '/bars',
  bar: '/bars/:id',
  join: '/join/:id/:code',
  search: '/search',
  tonight: '/tonight',
  whatCanIMake: '/what-can-i-make',
  flavourMap: '/flavour-map',
  adminReports: '/admin/reports',
  adminLog: '/admin/log',
  adminPerson: '/admin/person/:uid',
  adminSubstitutes: '/admin/substitutes',
  adminReference: '/admin/reference',
  reference: '/admin/reference/:collection',
  referenceEntry: '/admin/reference/:collection/:id',
} as const;

/** An address with its gaps filled, in their order. */
const filled = (route: string, ...values: (string | number)[]): string =>
  values.reduce<string>((path, value) => path.replace(/:\w+/, String(value)), route);

/** The beginning of an address, before its first parameter. */
export const beginningOf = (route: string): string => route.split('/:')[0] ?? route;

const asking = (path: string, question: Record<string, string>): string =>
  `${path}?${new URLSearchParams(question).toString()}`;

/** The addresses that links lead to. */
export const PATHS = {
  ...ROUTES,
  ingredient: (id: number) => filled(ROUTES.ingredient, id),
  updateIngredient: (id: number) => filled(ROUTES.updateIngredient, id),
  bar: (id: string) => filled(ROUTES.bar, id),
  /** To share a cabinet: with a new bar, or one of those that are there. */
  barsFor: (cabinetId: number) => asking(ROUTES.bars, { share: String(cabinetId) }),
  recipe: (id: number) => filled(ROUTES.recipe, id),
  /** With the amounts for so many. */
  recipeFor: (id: number, servings: number) =>
    filled(ROUTES.recipe, id) + (servings === 1 ? '' : `?servings=${servings}`),
  /** To write down that so many were made. */
  madeRecipe: (id: number, servings: number) => `${filled(ROUTES.recipe, id)}?made&servings=${servings}`,
  orders: (token: string) => filled(ROUTES.orders, token),
  partyPlan: (id: number) => filled(ROUTES.partyPlan, id),
  mixRecipe: (id: number, servings: number) => `${filled(ROUTES.mixRecipe, id)}?servings=${servings}`,
  compareRecipes: (id: number, other: number) => filled(ROUTES.compareRecipes, id, other),
  /** With the name filled in. */
  createRecipeNamed: (name: string) => asking(ROUTES.createRecipe, { name }),
  /** The same for a menu, which gets it. */
  createRecipeFor: (menuId: number, name: string) =>
    asking(ROUTES.createRecipe, { name, menu: String(menuId) }),
  /** With everything of another recipe filled in. */
  createRecipeFrom: (id: number) => asking(ROUTES.createRecipe, { from: String(id) }),
  updateRecipe: (id: number) => filled(ROUTES.updateRecipe, id),
  uploadAttachments: (folderId: number) => filled(ROUTES.uploadAttachments, folderId),
  myDrinksOf: (tab: string, tag: string | null = null) =>
    asking(ROUTES.myDrinks, { tab, ...(tag !== null && { tag }) }),
  savedSearch: (address: string) => `${ROUTES.search}?${address}`,
  searchMissing: (missing: number) => `${ROUTES.search}?missing=${missing}`,
  flavourMapAt: (recipeId: number) => `${ROUTES.flavourMap}?recipe=${recipeId}`,
  adminPerson: (uid: string) => filled(ROUTES.adminPerson, encodeURIComponent(uid)),
  reference: (collection: string) => filled(ROUTES.reference, collection),
  referenceEntry: (collection: string, id: number | 'new') => filled(ROUTES.referenceEntry, collection, id),
} as const;
