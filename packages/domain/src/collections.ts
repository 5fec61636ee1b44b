/** Names of the Firestore collections; paths are built here and nowhere else. */
export const REFERENCE_COLLECTIONS = [
  'ingredient_types',
  'ingredient_brands',
  'ingredient_attributes',
  'glassware',
  'serving_methods',
  'quantity_unit_types',
  'quantity_units',
] as const;

export type ReferenceCollection = (typeof REFERENCE_COLLECTIONS)[number];

export type CardKind = 'ingredient' | 'recipe';

/** Collection paths. */
export const COLLECTIONS = {
  ingredients: 'ingredients',
  recipes: 'recipes',
  folders: 'folders',
  users: 'users',
  optionLists: 'option_lists',
  cards: 'cards',
  recipeCards: 'recipe_cards',
  popularity: 'popularity',
  catalogue: 'catalogue',
  idempotencyKeys: 'idempotency_keys',
  migrations: 'migrations',
  barCabinets: (uid: string) => `users/${uid}/bar_cabinets`,
  menus: (uid: string) => `users/${uid}/menus`,
  uploads: (uid: string) => `users/${uid}/uploads`,
  uploadUsage: 'upload_usage',
  ingredientVersions: (ingredientId: number) => `ingredients/${ingredientId}/versions`,
} as const;

/** Document paths. */
export const DOCUMENTS = {
  reference: (collection: ReferenceCollection, id: number) => `${collection}/${id}`,
  ingredient: (id: number) => `ingredients/${id}`,
  ingredientVersion: (id: number, version: number) => `ingredients/${id}/versions/${version}`,
  recipe: (id: number) => `recipes/${id}`,
  folder: (id: number) => `folders/${id}`,
  user: (uid: string) => `users/${uid}`,
  barCabinet: (uid: string, id: number) => `users/${uid}/bar_cabinets/${id}`,
  menu: (uid: string, id: number) => `users/${uid}/menus/${id}`,
  upload: (uid: string, uuid: string) => `users/${uid}/uploads/${uuid}`,
  uploadUsage: (uid: string) => `upload_usage/${uid}`,
  optionList: (collection: ReferenceCollection) => `option_lists/${collection}`,
  card: (kind: CardKind, id: number) => `cards/${kind}_${id}`,
  recipeCard: (id: number) => `recipe_cards/${id}`,
  popularity: (ingredientId: number) => `popularity/${ingredientId}`,
} as const;
