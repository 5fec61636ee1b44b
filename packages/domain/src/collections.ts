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

/** Whose cabinets and menus are meant: what lies below a place is the same for every kind of it. Today a place is a person. */
export type Place = `users/${string}`;

/** The place of a person. */
export const placeOf = (uid: string): Place => `users/${uid}`;

/** Collection paths. */
export const COLLECTIONS = {
  ingredients: 'ingredients',
  recipes: 'recipes',
  folders: 'folders',
  removedPictures: 'removed_pictures',
  users: 'users',
  optionLists: 'option_lists',
  cards: 'cards',
  recipeViews: 'recipe_views',
  popularity: 'popularity',
  catalogue: 'catalogue',
  idempotencyKeys: 'idempotency_keys',
  migrations: 'migrations',
  barCabinets: (place: Place) => `${place}/bar_cabinets`,
  menus: (place: Place) => `${place}/menus`,
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
  removedPictures: (folderId: number) => `removed_pictures/${folderId}`,
  user: (uid: string) => `users/${uid}`,
  barCabinet: (place: Place, id: number) => `${place}/bar_cabinets/${id}`,
  menu: (place: Place, id: number) => `${place}/menus/${id}`,
  upload: (uid: string, uuid: string) => `users/${uid}/uploads/${uuid}`,
  uploadUsage: (uid: string) => `upload_usage/${uid}`,
  optionList: (collection: ReferenceCollection) => `option_lists/${collection}`,
  card: (kind: CardKind, id: number) => `cards/${kind}_${id}`,
  recipeView: (id: number) => `recipe_views/${id}`,
  popularity: (ingredientId: number) => `popularity/${ingredientId}`,
} as const;
