/**
 * The eleven scores in the order of SCORES: sweetness, bitterness, sourness, body, aroma strength, flavour
 * complexity, colour intensity, viscosity, spiciness, shelf stability, relative cost.
 */
export type ScoreRow = readonly [
  sweetness: number,
  bitterness: number,
  sourness: number,
  body: number,
  aromaStrength: number,
  flavourComplexity: number,
  colourIntensity: number,
  viscosity: number,
  spiciness: number,
  shelfStability: number,
  relativeCost: number,
];

/** One ingredient as written by hand: everything it refers to is named. */
export interface IngredientSource {
  id: number;
  name: string;
  /** 'Unbranded' when absent. */
  brand?: string;
  /** The ingredient this one may stand in for. */
  parent?: string;
  /** Percent by volume. */
  abv: number;
  attributes: readonly string[];
  scores: ScoreRow;
  description: string;
}

/** A shelf: ingredients of one type. */
export interface IngredientGroup {
  type: string;
  ingredients: readonly IngredientSource[];
}

/** Amount, unit and ingredient. Millilitres may have fractions; they become whole numbers of a finer unit. */
export type ItemSource = readonly [amount: number, unit: string, ingredient: string];

/** One recipe as written by hand. */
export interface RecipeSource {
  id: number;
  name: string;
  glass: string;
  methods: readonly string[];
  items: readonly ItemSource[];
  /** Items the drink is right without: an egg white for the foam, a float, a pinch of salt. */
  optional?: readonly ItemSource[];
  /** Items that only decorate the glass. */
  garnish?: readonly ItemSource[];
  description: string;
  instructions: string;
}

/**
 * A substitute in a bartender's amounts: `take` does the work of `line`. Both carry amounts, so that a ratio
 * has units. The other direction needs an entry of its own.
 */
export interface SubstituteSource {
  line: ItemSource;
  take: ItemSource;
}

/** A local sign-in of the seed data. */
export interface AccountSource {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified: boolean;
  admin: boolean;
}
