/** The eleven profile scores of an ingredient, in the order of all score vectors. */
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

/** Scores that describe the bottle and not the taste. */
export const BOTTLE_SCORES: ReadonlySet<Score> = new Set(['shelf_stability', 'relative_cost']);

export const TASTE_SCORES: readonly Score[] = SCORES.filter((score) => !BOTTLE_SCORES.has(score));
