/** Every number of the specification's sections 5 and 9, and of the decisions that complete it, in one place. */
export const LIMITS = {
  /** Largest id: integers stay exact in JavaScript and JSON. */
  id: { min: 1, max: Number.MAX_SAFE_INTEGER },
  abv: { min: 0, max: 99.9, step: 0.1 },
  score: { min: 0, max: 9, step: 1 },
  name: { min: 1, max: 255 },
  ingredientDescription: { min: 1, max: 1000 },
  recipeDescription: { min: 1, max: 1000 },
  instructions: { min: 1, max: 1000 },
  /** Descriptions of types, glassware, methods, units and unit types. */
  referenceDescription: { min: 1, max: 255 },
  /** Descriptions of brands and attributes may be empty. */
  optionalReferenceDescription: { min: 0, max: 255 },
  unitMeasure: { min: 0, max: 999.99 },
  quantity: { min: 0, max: 2147483647, default: 1 },
  recipeItems: { min: 1, max: 100 },
  glassware: { min: 1, max: 30 },
  servingMethods: { min: 1, max: 30 },
  attributes: { min: 0, max: 30 },
  /** Entries of a bar cabinet or menu, soft-deleted ones included. */
  collectionItems: { max: 2000 },
  /** Attachments: pictures per recipe, removed ones that can be brought back, bytes per file and user, pixels per picture, caption length. */
  attachments: {
    perRecipe: 20,
    removedPerRecipe: 20,
    fileBytes: 10 * 1024 * 1024,
    userBytes: 200 * 1024 * 1024,
    pixels: 40_000_000,
    caption: 255,
  },
  search: { minLength: 3, debounceMs: 1000, maxLength: 200, results: 20 },
  feedPage: 20,
  /** Recipes that can be made which a browser keeps for times without a network. */
  keptRecipes: 300,
  /** How long ago a person may have signed in to delete their account. */
  accountDeletionSeconds: 5 * 60,
  /** Rows of a list answer: the default and largest page. */
  listPage: 1000,
  /** Documents of a growing collection that a browser may list at once. */
  liveList: 100,
  bodyBytes: 1024 * 1024,
} as const;

/** Layout numbers of the specification's section 9. */
export const LAYOUT = {
  mobileBreakpointPx: 768,
  headerHidePx: 40,
  attachmentThumbnailPx: 150,
  feedTriggerRatio: 0.8,
  feedScrollThrottleMs: 150,
  popup: { widthPx: 500, heightPx: 600, closedAfterMs: 8000 },
  tokenSyncMaxAgeMs: 5 * 60 * 1000,
} as const;
