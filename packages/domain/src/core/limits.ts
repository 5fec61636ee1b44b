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
  /** What one person writes within an hour: more than anybody types, and less than a flood. Shelves are cabinets and menus, keepsakes notes and entries of a log, bars also their invitations. */
  hourly: { ingredients: 300, recipes: 300, shelves: 100, edits: 300, keepsakes: 300, bars: 100 },
  /** Ingredients that count as always there: for everybody, and a person's own. */
  staples: { max: 100 },
  /** What one cabinet says of stand-ins: always, or never. */
  swapRules: { max: 100 },
  /** What stands in for what, for everybody. */
  standIns: { max: 1000 },
  /** What a person keeps about recipes and ingredients for themselves. Ratings count half stars. */
  marks: {
    /**
     * With as many bytes of tags as there may be, the document stays below 720 KB: from 870 on the rules run
     * out of memory.
     */
    items: 2000,
    tags: { min: 0, max: 10 },
    tag: { min: 1, max: 40 },
    /** All tags of one thing and the commas between them, as UTF-8. */
    tagBytes: 250,
    rating: { min: 1, max: 10 },
  },
  /** A private note. */
  note: { min: 1, max: 4000 },
  log: { servings: { min: 1, max: 500 }, note: { min: 0, max: 1000 }, page: 20 },
  /** What is to be bought: amounts of one source in tenths of a millilitre, sources as characters of one text. */
  shoppingList: {
    /** With every text as long as it may be, the document stays below 900 KB. */
    items: 400,
    bottles: { min: 1, max: 99 },
    bottleMl: { min: 1, max: 10_000 },
    note: { min: 0, max: 140 },
    sources: { max: 600 },
    tenths: 9_999_999,
  },
  /** A party: numbers of people and hours, grams of ice for each, prices in hundredths, recipes and bottles as characters of one text. */
  plan: {
    guests: { min: 1, max: 500 },
    hours: { min: 1, max: 24 },
    drinksEach: { min: 1, max: 20 },
    waste: { min: 0, max: 50 },
    ice: { min: 0, max: 5000 },
    price: { min: 0, max: 9_999_999 },
    /** A bottle, and what is left of those one has. */
    sizeMl: { min: 1, max: 9999 },
    leftMl: { min: 0, max: 99_999 },
    /** Some thirty drinks. */
    shares: { max: 600 },
    bottles: { max: 3000 },
    /** What a batch is mixed in. */
    batchMl: { min: 100, max: 20_000 },
  },
  /**
   * What is known of a bottle: millilitres left in the one that is open (below 0 where more was poured than was thought), its size, full
   * ones beside it, what one cost in hundredths of the reader's money.
   */
  bottle: {
    leftMl: { min: -20_000, max: 20_000 },
    ml: { min: 1, max: 10_000 },
    spare: { min: 0, max: 99 },
    priceMinor: { min: 0, max: 100_000_000 },
  },
  /** Menus for guests, and what one guest orders: seconds between two orders, orders of an evening, open orders of everybody. */
  guests: {
    perCabinet: 5,
    /** Drinks on one menu: guests read all of it as one document. */
    drinks: 60,
    /** Headings of one menu, and what a drink costs in hundredths. */
    sections: 19,
    sectionName: { min: 1, max: 60 },
    priceMinor: 9_999_999,
    greeting: { min: 0, max: 500 },
    doorCode: { min: 0, max: 20 },
    guestName: { min: 1, max: 40 },
    servings: { min: 1, max: 4 },
    note: { min: 0, max: 140 },
    betweenSeconds: 30,
    perGuest: 40,
    openOrders: { min: 1, max: 100, default: 40 },
    /** Days for which orders and guests' names stay after they were given. */
    keptDays: 7,
    /** Days after which the account is deleted that a guest ordered with. */
    accountDays: 30,
  },
  /**
   * Browsers of one person that are told of orders: how many (as digits, one for each), characters of an address. A device says every
   * `seenSeconds` that the orders are open on it, and is told nothing for `watchingSeconds`; messages of one menu are `apartSeconds` apart,
   * and wait `keptSeconds` for a phone without a network.
   */
  devices: {
    most: 10,
    address: 1000,
    seenSeconds: 60,
    watchingSeconds: 90,
    apartSeconds: 10,
    keptSeconds: 600,
  },
  /** Bars that several people share: who belongs to one, what they are called, how many join by one invitation and for how many days. */
  bars: { people: 30, memberName: { min: 1, max: 60 }, uses: { min: 1, max: 30 }, inviteDays: 30 },
  /** Ratings from which on others see a mean. */
  sharedRatings: 5,
  /** Ingredients on top of each other, from one without a parent down: what follows references never walks further. */
  ingredientLevels: 8,
  /** Attachments: pictures per recipe, removed ones that can be brought back, bytes per file and user, pixels per picture, caption length. */
  attachments: {
    perRecipe: 20,
    removedPerRecipe: 20,
    fileBytes: 10 * 1024 * 1024,
    userBytes: 200 * 1024 * 1024,
    pixels: 40_000_000,
    caption: 255,
  },
  /** `results` of a kind where nobody asks for more, `most` at all. */
  search: { minLength: 3, debounceMs: 1000, maxLength: 2000, results: 20, most: 200, phrases: 12 },
  /** Recipes that can be made which a browser keeps for times without a network. */
  keptRecipes: 300,
  /** How long ago a person may have signed in to delete their account. */
  accountDeletionSeconds: 5 * 60,
  moderation: {
    /** What a report or an administrator's note may say. */
    text: 500,
    /** Edits of what others made, within an hour, that raise an alert when there are more. */
    editsPerHour: 30,
    /** Where an undo goes on: an id. */
    cursor: 40,
  },
  /** Rows of a list answer: the default and largest page. */
  listPage: 1000,
  /** Documents of a growing collection that a browser may list at once. */
  liveList: 100,
  /** Ids one query may name: the rules are evaluated for each of them, and all of it counts as one request. */
  idsPerQuery: 20,
} as const;

/** The bounds that functions alone keep to: apart, so that no browser loads them. */
export const FUNCTION_LIMITS = {
  /** Entries of a bar cabinet or menu, soft-deleted ones included. */
  collectionItems: { max: 2000 },
  /** Ingredients below one that is moved to another parent. */
  movedIngredients: 300,
  feedPage: 20,
  bodyBytes: 1024 * 1024,
  /**
   * The catalogue that browsers keep: recipes, ingredients and bytes beyond which they ask the API instead, and the bytes of changes that
   * go to every open browser with each change, before a new file takes them in.
   */
  catalogue: { recipes: 10_000, ingredients: 20_000, fileBytes: 8_000_000, changesBytes: 64_000, files: 30 },
  /** Bytes of a stored document, as Firestore counts them. It refuses 1 MiB; what is left is for what an update adds. */
  documentBytes: 900_000,
  /** What is named to search engines, and for how long an instance remembers it: a read for each address. */
  sitemap: { addresses: 5000, seconds: 600 },
  /** The preview picture of a public page: what networks and messengers ask for. */
  preview: { width: 1200, height: 630, kept: 40 },
  moderation: {
    /** Reports and log entries on one page. */
    page: 50,
    /** Different people whose reports hide something until an administrator looks … */
    reportersThatHide: 3,
    /** … unless it is an ingredient that so many recipes need. */
    recipesThatProtect: 10,
    /** Reports of one person within an hour. */
    reportsPerHour: 20,
    /** Ingredients or recipes of a kind that are hidden at a time: they are named in one document. */
    hiddenItems: 1000,
    /** What one call of an undo looks at, and how far back in the history of one ingredient. */
    undoPage: 50,
    undoVersions: 500,
  },
} as const;
