import { SCORES, type Score } from '../scores.ts';

/** What drinks are asked for by: tastes of their profile, and traits that an ingredient brings along. */
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

/** How strong a drink is, before the ice. */
export const STRENGTHS = ['none', 'light', 'medium', 'strong'] as const;

export type StrengthBand = (typeof STRENGTHS)[number];

/** Percent by volume, both ends included. */
const BANDS: Readonly<Record<StrengthBand, readonly [from: number, to: number]>> = {
  none: [0, 0.5],
  light: [0.6, 14.5],
  medium: [14.5, 26],
  strong: [26, 100],
};

/** The strengths a band and two bounds leave. */
export function strengthRange(
  band: StrengthBand | undefined,
  { abv_min = 0, abv_max = 100 }: { abv_min?: number | undefined; abv_max?: number | undefined },
): { abv_min: number; abv_max: number } {
  const [from, to] = band === undefined ? [0, 100] : BANDS[band];
  return { abv_min: Math.max(from, abv_min), abv_max: Math.min(to, abv_max) };
}

type Of = (score: Score) => number;

/**
 * What a profile has to be like. It is a mean over the drink's volume, so that a fifth of lemon juice makes a drink plainly sour at 2
 * (`taste-sentence.ts` has the same steps). Sugar covers what is sour: lime in cola makes no sour drink.
 */
const PROFILES: Partial<Record<Taste, (of: Of) => boolean>> = {
  sour: (of) => of('sourness') >= 1.75 && of('sourness') >= 0.6 * of('sweetness'),
  sweet: (of) =>
    of('sweetness') >= 3.5 && of('sweetness') > of('bitterness') && of('sweetness') > 1.2 * of('sourness'),
  bitter: (of) => of('bitterness') >= 3.5,
  dry: (of) => of('sweetness') < 1.5 && of('sourness') < 1.75,
  spicy: (of) => of('spiciness') >= 3,
};

/** The seeded attributes of ingredients that make a drink so, by id. */
const ATTRIBUTES: Partial<Record<Taste, readonly number[]>> = {
  smoky: [2],
  fruity: [5, 6],
  herbal: [3],
  creamy: [9],
  sparkling: [18],
};

/** Where tastes are looked up. */
export interface TasteSource {
  /** The eleven scores of a recipe; null where nothing is known of them. */
  readonly scoresOf: (recipeId: number) => readonly number[] | null;
  /** What a recipe needs; null for one that is not there. */
  readonly ingredientIdsOf: (recipeId: number) => readonly number[] | null;
  /** The ingredients that have one of these attributes. */
  readonly idsWithAttribute: (attributeIds: readonly number[]) => ReadonlySet<number>;
}

/** A test of recipes: whether they have all of these tastes. */
export function tasteTest(source: TasteSource, tastes: readonly Taste[]): (recipeId: number) => boolean {
  const profiles = tastes.flatMap((taste) => PROFILES[taste] ?? []);
  const carriers = tastes.flatMap((taste) => {
    const attributes = ATTRIBUTES[taste];
    return attributes ? [source.idsWithAttribute(attributes)] : [];
  });
  return (id) => {
    if (profiles.length > 0) {
      const scores = source.scoresOf(id);
      if (scores === null) return false;
      const of: Of = (score) => scores[SCORES.indexOf(score)] ?? 0;
      if (!profiles.every((fits) => fits(of))) return false;
    }
    if (carriers.length === 0) return true;
    const needed = source.ingredientIdsOf(id) ?? [];
    return carriers.every((ids) => needed.some((one) => ids.has(one)));
  };
}
