/**
 * Searchable tastes: of the profile, and traits of ingredients. Each has its measure in traits.ts, its words
 * in lexicon.ts, and its name in the app's search texts.
 */
export const TASTES = [
  'sour',
  'sweet',
  'bitter',
  'dry',
  'spicy',
  'smoky',
  'fruity',
  'herbal',
  'creamy',
  'sparkling',
] as const;

export type Taste = (typeof TASTES)[number];

/** Strength of a drink before dilution. */
export const STRENGTHS = ['none', 'light', 'medium', 'strong'] as const;

export type StrengthBand = (typeof STRENGTHS)[number];

/** Percent by volume, inclusive. */
export const BANDS: Readonly<Record<StrengthBand, readonly [from: number, to: number]>> = {
  none: [0, 0.5],
  light: [0.6, 14.5],
  medium: [14.5, 26],
  strong: [26, 100],
};

/** The range of strengths within a band and two bounds. */
export function strengthRange(
  band: StrengthBand | undefined,
  { abv_min = 0, abv_max = 100 }: { abv_min?: number | undefined; abv_max?: number | undefined },
): { abv_min: number; abv_max: number } {
  const [from, to] = band === undefined ? [0, 100] : BANDS[band];
  return { abv_min: Math.max(from, abv_min), abv_max: Math.min(to, abv_max) };
}
