import { tokenise } from '../core/folding.ts';
import { strengthOf, type Strength, type StrengthItem, withoutNoise } from './volume.ts';

/** A method of mixing with ice that has a measured fit. */
export type MeasuredWay = 'stirred' | 'shaken';

/**
 * Water added by mixing with ice as a fraction of the undiluted volume: a·x² + b·x + c, where x is the
 * strength before ice as a fraction. Fitted to measured drinks: D. Arnold, Liquid Intelligence (2014), p.
 * 123.
 */
export const FITS: Readonly<Record<MeasuredWay, readonly [number, number, number]>> = {
  stirred: [-1.21, 1.246, 0.145],
  shaken: [-1.567, 1.742, 0.203],
};

/** The water fraction of the fit for a strength before ice (0.27 is 27 %). */
export function fitted(way: MeasuredWay, strength: number): number {
  const [square, linear, least] = FITS[way];
  return square * strength ** 2 + linear * strength + least;
}

/** Rules of thumb for other methods, by prefix of folded words ("buil" matches build and built). */
const THUMB: readonly (readonly [string, number])[] = [
  ['blend', 0.25],
  ['buil', 0.1],
  ['muddl', 0.1],
  ['layer', 0],
  ['float', 0],
];

/** For drinks stirred in the glass, which are stirred for less time. */
const STIRRED_WHERE_BUILT = 0.2;

/** How a drink is mixed with ice, derived from method names: measured methods, a fixed fraction, or both. */
interface Meeting {
  ways: readonly MeasuredWay[];
  share: number | null;
}

function meetingOf(methodNames: readonly string[]): Meeting {
  const words = methodNames.flatMap(tokenise);
  const has = (stem: string): boolean => words.some((word) => word.startsWith(stem));
  const thumbs = THUMB.filter(([stem]) => has(stem)).map(([, share]) => share);
  const isStirredHere = has('stir') && has('buil');
  if (isStirredHere) thumbs.push(STIRRED_WHERE_BUILT);
  return {
    ways: [
      ...(has('stir') && !isStirredHere ? ['stirred' as const] : []),
      ...(has('shak') ? ['shaken' as const] : []),
    ],
    share: thumbs.length === 0 ? null : Math.max(...thumbs),
  };
}

/** Types wine, soda and beer, which are added after shaking or stirring. */
const POURED_ON_TOP: ReadonlySet<number> = new Set([12, 17, 23]);

/** True if ingredients of a type are added after mixing. */
export const isPouredOnTop = (ingredientTypeId: number): boolean => POURED_ON_TOP.has(ingredientTypeId);

export interface IcedItem extends StrengthItem {
  readonly ingredient_type_id: number;
}

/** A drink after dilution: the alcohol stays, the volume increases. */
export interface Iced {
  /** The measured method; null for a rule of thumb. */
  readonly way: MeasuredWay | null;
  /** The part mixed with ice, without ingredients poured on top of stirred or shaken drinks. */
  readonly met: Strength;
  /** Water as a fraction of `met`. */
  readonly share: number;
  readonly water_ml: number;
  readonly volume_ml: number;
  /** Percent by volume. */
  readonly alcohol_abv: number;
}

/** The dilution by the method that dilutes most; null without ice or volume. */
export function iced(items: readonly IcedItem[], methodNames: readonly string[]): Iced | null {
  const { ways, share: thumb } = meetingOf(methodNames);
  const whole = strengthOf(items);
  const poured = items.filter(({ ingredient_type_id }) => !isPouredOnTop(ingredient_type_id));
  const below = ways.length === 0 ? whole : strengthOf(poured);
  // Drinks of only wine or soda are stirred as a whole.
  const met = below.volume_ml > 0 ? below : whole;
  if (met.volume_ml === 0) return null;
  const found: { way: MeasuredWay | null; share: number }[] = ways.map((way) => ({
    way,
    share: fitted(way, met.alcohol_ml / met.volume_ml),
  }));
  if (thumb !== null) found.push({ way: null, share: thumb });
  const most = found.sort((a, b) => b.share - a.share)[0];
  if (!most) return null;
  const water = withoutNoise(met.volume_ml * most.share);
  const volume = withoutNoise(whole.volume_ml + water);
  return {
    ...most,
    met,
    water_ml: water,
    volume_ml: volume,
    alcohol_abv: withoutNoise((whole.alcohol_ml / volume) * 100),
  };
}
