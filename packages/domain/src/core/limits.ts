/** Every number of the specification's sections 5 and 9, and of the decisions that complete it. */
export const LIMITS = {
  /** Ids are safe integers in JavaScript and JSON. */
  id: { min: 1, max: Number.MAX_SAFE_INTEGER },
  abv: { min: 0, max: 99.9, step: 0.1 },
  score: { min: 0, max: 9, step: 1 },
  name: { min: 1, max: 255 },
  ingredientDescription: { min: 1, max: 1000 },
  recipeDescription: { min: 1, max: 1000 },
  instructions: { min: 1, max: 1000 },
  /** Descriptions of types, glassware, methods, units and unit types. */
  referenceDescription: { min: 1, max: 255 },
  optionalReferenceDescription: { min: 0, max: 255 },
  unitMeasure: { min: 0, max: 999.99 },
  quantity: { min: 0, max: 2147483647, default: 1 },
  recipeItems: { min: 1, max: 100 },
  glassware: { min: 1, max: 30 },
  servingMethods: { min: 1, max: 30 },
  attributes: { min: 0, max: 30 },
  /** Per person and hour. `shelves`: cabinets, menus. `notes`: notes, log. `bars`: with invitations. */
  hourly: { ingredients: 300, recipes: 300, shelves: 100, edits: 300, notes: 300, bars: 100 },
  staples: { max: 100 },
  houseRules: { max: 100 },
  substitutes: { max: 1000 },
  /** A person's marks of recipes and ingredients. Ratings are in half stars. */
  marks: {
    /** With maximum tags the document is below 720 KB: from 870 KB on the rules run out of memory. */
    items: 2000,
    tags: { min: 0, max: 10 },
    tag: { min: 1, max: 40 },
    /** All tags of an item with separating commas, in UTF-8. */
    tagBytes: 250,
    rating: { min: 1, max: 10 },
  },
  note: { min: 1, max: 4000 },
  /** Searches that a person saves, and the length of the address of one. */
  savedSearches: { items: 20, address: { min: 1, max: 2000 } },
  log: { servings: { min: 1, max: 500 }, note: { min: 0, max: 1000 }, page: 20 },
  /** Shopping list: amounts of a source in tenths of a millilitre, sources as characters of one text. */
  shoppingList: {
    /** With maximum texts the document is below 900 KB. */
    items: 400,
    bottles: { min: 1, max: 99 },
    bottleMl: { min: 1, max: 10_000 },
    note: { min: 0, max: 140 },
    sources: { max: 600 },
    tenths: 9_999_999,
  },
  /** A party: ice in grams per person, prices in hundredths, shares and bottles as characters of one text. */
  plan: {
    guests: { min: 1, max: 500 },
    hours: { min: 1, max: 24 },
    drinksEach: { min: 1, max: 20 },
    waste: { min: 0, max: 50 },
    ice: { min: 0, max: 5000 },
    price: { min: 0, max: 9_999_999 },
    /** Size of a bottle, and the remaining amount. */
    sizeMl: { min: 1, max: 9999 },
    leftMl: { min: 0, max: 99_999 },
    /** About thirty drinks. */
    shares: { max: 600 },
    bottles: { max: 3000 },
    batchMl: { min: 100, max: 20_000 },
  },
  /** Millilitres left (negative: poured more than estimated), size, spare ones, price in hundredths. */
  bottle: {
    leftMl: { min: -20_000, max: 20_000 },
    ml: { min: 1, max: 10_000 },
    spare: { min: 0, max: 99 },
    priceMinor: { min: 0, max: 100_000_000 },
  },
  /**
   * Public menus and orders. `betweenSeconds` between baskets, `basket`, `perGuest` and `openPerGuest` limit
   * one guest, `openOrders` all of them.
   */
  guests: {
    perCabinet: 5,
    /** Drinks per menu, which guests read as one document. */
    drinks: 60,
    /** Sections per menu, and prices in hundredths. */
    sections: 19,
    sectionName: { min: 1, max: 60 },
    priceMinor: 9_999_999,
    greeting: { min: 0, max: 500 },
    doorCode: { min: 0, max: 20 },
    guestName: { min: 1, max: 40 },
    servings: { min: 1, max: 4 },
    note: { min: 0, max: 140 },
    betweenSeconds: 30,
    /** Orders in one basket. */
    basket: 4,
    perGuest: 40,
    openPerGuest: 8,
    openOrders: { min: 1, max: 100, default: 40 },
    /** Days until orders and guest names expire. */
    keptDays: 7,
    /** Days until a guest's account is deleted. */
    accountDays: 30,
  },
  /**
   * Devices per person for order notifications, and characters of an endpoint. A device that shows the orders
   * reports every `seenSeconds` and gets no messages for `watchingSeconds`; messages of a menu are
   * `apartSeconds` apart and stay deliverable for `keptSeconds`.
   */
  devices: {
    most: 10,
    address: 1000,
    seenSeconds: 60,
    watchingSeconds: 90,
    apartSeconds: 10,
    keptSeconds: 600,
  },
  /** Shared bars: members, length of display names, uses and days of an invitation. */
  bars: { people: 30, memberName: { min: 1, max: 60 }, uses: { min: 1, max: 30 }, inviteDays: 30 },
  /** Minimum number of ratings to publish a mean. */
  sharedRatings: 5,
  /** Maximum depth of the ingredient hierarchy, which bounds traversals. */
  ingredientLevels: 8,
  /** Pictures: per recipe, restorable ones, bytes per file and user, pixels, caption length. */
  attachments: {
    perRecipe: 20,
    removedPerRecipe: 20,
    fileBytes: 10 * 1024 * 1024,
    userBytes: 200 * 1024 * 1024,
    pixels: 40_000_000,
    caption: 255,
  },
  /** `results`: default per kind; `most`: maximum. */
  search: { minLength: 3, debounceMs: 1000, maxLength: 2000, results: 20, most: 200, phrases: 12 },
  /** Makeable recipes that a browser stores for offline use. */
  keptRecipes: 300,
  /** Maximum age of the sign-in when an account is deleted. */
  accountDeletionSeconds: 5 * 60,
  moderation: {
    text: 500,
    /** Edits of other people's versions per hour, above which an alert is raised. */
    editsPerHour: 30,
    /** Length of an undo cursor, which is an id. */
    cursor: 40,
  },
  /** Default and maximum page size of lists. */
  listPage: 1000,
  liveList: 100,
  /** Ids per query: the rules are evaluated for each, within the limits of one request. */
  idsPerQuery: 20,
} as const;

/** Limits used by functions only, so that browsers do not load them. */
export const FUNCTION_LIMITS = {
  /** Entries of a cabinet or menu, including soft-deleted ones. */
  collectionItems: { max: 2000 },
  movedIngredients: 300,
  feedPage: 20,
  bodyBytes: 1024 * 1024,
  /** Above these, browsers use the API. `changesBytes` are sent to every browser with each change. */
  catalogue: { recipes: 10_000, ingredients: 20_000, fileBytes: 8_000_000, changesBytes: 64_000, files: 30 },
  /** Maximum bytes of a document. Firestore's limit is 1 MiB; the rest is reserved for updates. */
  documentBytes: 900_000,
  /** Sitemap: addresses, one read each, and seconds in an instance's cache. */
  sitemap: { addresses: 5000, seconds: 600 },
  /** Link previews: pixels, and pictures in an instance's cache. */
  preview: { width: 1200, height: 630, kept: 40 },
  moderation: {
    page: 50,
    /** Reporters whose open reports hide an item provisionally … */
    reportersThatHide: 3,
    /** … unless it is an ingredient of at least this many recipes. */
    recipesThatProtect: 10,
    reportsPerHour: 20,
    /** Hidden items per kind, which are listed in one document. */
    hiddenItems: 1000,
    /** Items per undo call, and versions searched per ingredient. */
    undoPage: 50,
    undoVersions: 500,
  },
} as const;
