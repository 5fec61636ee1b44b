/** The eleven profile scores of an ingredient, in the order every vector of scores uses. */
export const SCORES = [
  'sweetness',
  'bitterness',
  'sourness',
  'body',
  'aroma_strength',
  'flavour_complexity',
  'colour_intensity',
  'viscosity',
  'spiciness',
  'shelf_stability',
  'relative_cost',
] as const;

export type Score = (typeof SCORES)[number];

/** Of the scores, those that describe the bottle and not what is in it: nobody tastes them. */
export const BOTTLE_SCORES: ReadonlySet<Score> = new Set(['shelf_stability', 'relative_cost']);

/** The scores of what is in the glass, in their order. */
export const TASTE_SCORES: readonly Score[] = SCORES.filter((score) => !BOTTLE_SCORES.has(score));
