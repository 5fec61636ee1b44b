import { itemVolumeMl, type MeasuredItem } from '../measures/volume.ts';
import { BOTTLE_SCORES, SCORES, type Score } from './scores.ts';

/** Weights in distances. Two scores describe the bottle and not the taste; colour is only seen. */
export const TASTE_WEIGHTS: readonly number[] = SCORES.map((score) => {
  if (BOTTLE_SCORES.has(score)) return 0;
  return score === 'colour_intensity' ? 0.5 : 1;
});

export interface FlavourItem extends MeasuredItem {
  readonly scores: readonly number[];
}

/** The profile of a recipe and each item's share of the volume (0 … 1). */
export interface Profile {
  readonly shares: readonly number[];
  /** The eleven scores 0 … 9 in the order of SCORES; null if nothing has a volume. */
  readonly scores: readonly number[] | null;
}

/** The mean of the ingredients' scores weighted by volume; garnishes and pieces have no volume. */
export function profileOf(items: readonly FlavourItem[]): Profile {
  const volumes = items.map(itemVolumeMl);
  const total = volumes.reduce((sum, volume) => sum + volume, 0);
  if (total === 0) return { shares: volumes, scores: null };
  const shares = volumes.map((volume) => volume / total);
  const scores = SCORES.map((_, index) =>
    items.reduce((sum, item, at) => sum + (item.scores[index] ?? 0) * (shares[at] ?? 0), 0),
  );
  return { shares, scores };
}

/** True if any score that counts is above zero: all zeros mean unknown. */
export const isScored = (scores: readonly number[]): boolean =>
  scores.some((score, index) => score > 0 && (TASTE_WEIGHTS[index] ?? 0) > 0);

/** The root of the weighted squares; 0 for the same taste, 9 for one score from end to end. */
export function tasteDistance(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of TASTE_WEIGHTS.entries())
    sum += weight * ((a[index] ?? 0) - (b[index] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** Steps per point, so that a score of 9 fits into a byte; finer than anybody tastes. */
const STEPS = 28;

/** Eleven scores as bytes, in the order of SCORES; missing ones are 0. */
export const tasteBytes = (scores: readonly number[]): number[] =>
  SCORES.map((_, index) => Math.round(Math.min(9, Math.max(0, scores[index] ?? 0)) * STEPS));

export const scoreOfByte = (byte: number): number => byte / STEPS;

/** Eleven scores as 22 hexadecimal digits, for compact documents. */
export const tasteCode = (scores: readonly number[]): string =>
  tasteBytes(scores)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Parses a `tasteCode`; null if malformed. */
export function tasteOfCode(code: string): number[] | null {
  if (code.length !== 2 * SCORES.length || !/^[\da-f]+$/.test(code)) return null;
  return SCORES.map((_, index) => scoreOfByte(Number.parseInt(code.slice(2 * index, 2 * index + 2), 16)));
}

/** Wished changes of scores, in points. */
export type TasteWish = Readonly<Partial<Record<Score, number>>>;

/** A taste with wishes added, each score limited to 0 … 9. */
export const movedTaste = (scores: readonly number[], wish: TasteWish): number[] =>
  SCORES.map((name, index) => Math.min(9, Math.max(0, (scores[index] ?? 0) + (wish[name] ?? 0))));

export interface MapPoint {
  /** −1 dry, bitter or sour; 1 sweet. */
  readonly x: number;
  /** −1 light and delicate; 1 full and intense. */
  readonly y: number;
}

/**
 * The fixed position of a taste on the map: x is sweetness minus the greater of bitterness and sourness; y is
 * the mean of body, aroma, complexity, viscosity and spice.
 */
export function mapPoint(scores: readonly number[]): MapPoint {
  const of = (name: Score): number => scores[SCORES.indexOf(name)] ?? 0;
  const intensity = INTENSITY.reduce((sum, name) => sum + of(name), 0) / INTENSITY.length;
  return {
    x: (of('sweetness') - Math.max(of('bitterness'), of('sourness'))) / 9,
    y: (intensity / 9) * 2 - 1,
  };
}

const INTENSITY = ['body', 'aroma_strength', 'flavour_complexity', 'viscosity', 'spiciness'] as const;
