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
