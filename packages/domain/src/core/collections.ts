/** Reference data. All Firestore paths are defined in this module. */
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

/** Collections whose documents are copied into others; a change causes a fan-out. */
export type FanOutCollection = ReferenceCollection | 'ingredients';

export type MarkKind = 'recipes' | 'ingredients';

/** The owner of cabinets, menus, lists and plans: a person, or a bar shared by several people. */
export type Place = `users/${string}` | `bars/${string}`;

export const placeOf = (uid: string): Place => `users/${uid}`;

export const barPlace = (barId: string): Place => `bars/${barId}`;

export const COLLECTIONS = {
  ingredients: 'ingredients',
  recipes: 'recipes',
  folders: 'folders',
  cards: 'cards',
  recipeViews: 'recipe_views',
  catalogue: 'catalogue',
  barCabinets: (place: Place) => `${place}/bar_cabinets`,
  menus: (place: Place) => `${place}/menus`,
  shoppingLists: (place: Place) => `${place}/shopping_lists`,
  plans: (place: Place) => `${place}/plans`,
  marks: (uid: string) => `users/${uid}/marks`,
  searches: (uid: string) => `users/${uid}/searches`,
  notes: (uid: string) => `users/${uid}/notes`,
  log: (uid: string) => `users/${uid}/log`,
  ingredientVersions: (ingredientId: number) => `ingredients/${ingredientId}/versions`,
} as const;

export const DOCUMENTS = {
  reference: (collection: ReferenceCollection, id: number) => `${collection}/${id}`,
  ingredient: (id: number) => `ingredients/${id}`,
  ingredientVersion: (id: number, version: number) => `ingredients/${id}/versions/${version}`,
  recipe: (id: number) => `recipes/${id}`,
  takenId: (id: number) => `ids/${id}`,
  folder: (id: number) => `folders/${id}`,
  user: (uid: string) => `users/${uid}`,
  barCabinet: (place: Place, id: number) => `${place}/bar_cabinets/${id}`,
  menu: (place: Place, id: number) => `${place}/menus/${id}`,
  shoppingList: (place: Place) => `${place}/shopping_lists/current`,
  plan: (place: Place, id: number) => `${place}/plans/${id}`,
  upload: (uid: string, uuid: string) => `users/${uid}/uploads/${uuid}`,
  quota: (uid: string, kind: string) => `users/${uid}/quotas/${kind}`,
  marks: (uid: string, kind: MarkKind) => `users/${uid}/marks/${kind}`,
  savedSearches: (uid: string) => `users/${uid}/searches/saved`,
  note: (uid: string, kind: MarkKind, id: number) => `users/${uid}/notes/${kind}_${id}`,
  logEntry: (uid: string, id: number) => `users/${uid}/log/${id}`,
  rating: (uid: string, recipeId: number) => `recipes/${recipeId}/ratings/${uid}`,
  ratingStats: (recipeId: number) => `rating_stats/${recipeId}`,
  optionList: (collection: ReferenceCollection) => `option_lists/${collection}`,
  recipeView: (id: number) => `recipe_views/${id}`,
  popularity: (ingredientId: number) => `popularity/${ingredientId}`,
} as const;

/** Paths used by functions and scripts only, so that browsers do not load them. */
export const FUNCTION_COLLECTIONS = {
  removedPictures: 'removed_pictures',
  optionLists: 'option_lists',
  popularity: 'popularity',
  idempotencyKeys: 'idempotency_keys',
  migrations: 'migrations',
  fanOuts: 'fan_outs',
  failedRebuild: 'failed_rebuilds',
  uploads: (uid: string) => `users/${uid}/uploads`,
  quotas: (uid: string) => `users/${uid}/quotas`,
  ratings: (recipeId: number) => `recipes/${recipeId}/ratings`,
} as const;

export const FUNCTION_DOCUMENTS = {
  removedPictures: (folderId: number) => `removed_pictures/${folderId}`,
  uploadUsage: (uid: string) => `upload_usage/${uid}`,
  card: (kind: CardKind, id: number) => `cards/${kind}_${id}`,
  fanOut: (collection: FanOutCollection, id: number) => `fan_outs/${collection}_${id}`,
  failedRebuild: (kind: CardKind, id: number) => `failed_rebuilds/${kind}_${id}`,
} as const;
