/** Every address of the app; links are built here and nowhere else. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  profile: '/profile',
  ingredients: '/ingredients',
  ingredient: (id: number) => `/ingredients/${id}`,
  createIngredient: '/create-ingredient',
  /** The same with the name filled in. */
  createIngredientNamed: (name: string) => `/create-ingredient?${new URLSearchParams({ name }).toString()}`,
  updateIngredient: (id: number) => `/update-ingredient/${id}`,
  recipes: '/list-recipes',
  recipe: (id: number) => `/view-recipe/${id}`,
  /** With the amounts for so many. */
  recipeFor: (id: number, servings: number) =>
    servings === 1 ? `/view-recipe/${id}` : `/view-recipe/${id}?servings=${servings}`,
  mixRecipe: (id: number, servings: number) => `/view-recipe/${id}/mix?servings=${servings}`,
  createRecipe: '/create-recipe',
  createRecipeNamed: (name: string) => `/create-recipe?${new URLSearchParams({ name }).toString()}`,
  updateRecipe: (id: number) => `/update-recipe/${id}`,
  uploadAttachments: (folderId: number) => `/upload-attachments/${folderId}`,
  barCabinet: '/bar-cabinet',
  menu: '/menu',
  search: '/search',
  whatCanIMake: '/what-can-i-make',
  flavourMap: '/flavour-map',
  flavourMapAt: (recipeId: number) => `/flavour-map?recipe=${recipeId}`,
  adminReference: '/admin/reference',
  reference: (collection: string) => `/admin/reference/${collection}`,
  referenceEntry: (collection: string, id: number | 'new') => `/admin/reference/${collection}/${id}`,
} as const;
