import { tokenise } from '../core/folding.ts';
import { strengthOf, type Strength, type StrengthItem } from './abv.ts';
import { withoutNoise } from './volume.ts';

/** How a drink met ice by a way that somebody measured. */
export type MeasuredWay = 'stirred' | 'shaken';

/**
 * Water taken up in the mixing glass or shaker as a fraction of the undiluted volume: a·x² + b·x + c, x the strength before ice as a
 * fraction. A fit over measured drinks: D. Arnold, Liquid Intelligence (2014), p. 123.
 */
export const FITS: Readonly<Record<MeasuredWay, readonly [number, number, number]>> = {
  stirred: [-1.21, 1.246, 0.145],
  shaken: [-1.567, 1.742, 0.203],
};

/** What the fit of a way says of a strength before ice (0.27 is 27 %). */
export function fitted(way: MeasuredWay, strength: number): number {
  const [square, linear, least] = FITS[way];
  return square * strength ** 2 + linear * strength + least;
}

/** What nobody measured keeps a bar's rule of thumb. Keys are beginnings of folded words ("buil" covers build and built). */
const THUMB: readonly (readonly [string, number])[] = [
  ['blend', 0.25],
  ['buil', 0.1],
  ['muddl', 0.1],
  ['layer', 0],
  ['float', 0],
];

/** Of a drink that is stirred in the glass it was built in: it is not stirred until it is diluted. */
const STIRRED_WHERE_BUILT = 0.2;

/** How a drink meets ice, from the names of its methods: by a way that was measured, by a fixed share, or both. */
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

/** Wine, soda and beer: poured on what was shaken or stirred, and no part of it. */
const POURED_ON_TOP: ReadonlySet<number> = new Set([12, 17, 23]);

/** Whether an ingredient of a type lengthens a drink in its glass. */
export const isPouredOnTop = (ingredientTypeId: number): boolean => POURED_ON_TOP.has(ingredientTypeId);

/** An item with the type of its ingredient. */
export interface IcedItem extends StrengthItem {
  readonly ingredient_type_id: number;
}

/** A drink after ice has added water: the alcohol stays, the volume grows. */
export interface Iced {
  /** The way whose fit says so; null where it is a rule of thumb. */
  readonly way: MeasuredWay | null;
  /** What met the ice: without what is poured on top where the drink was stirred or shaken. */
  readonly met: Strength;
  /** Water as a fraction of that. */
  readonly share: number;
  readonly water_ml: number;
  readonly volume_ml: number;
  /** Percent by volume. */
  readonly alcohol_abv: number;
}

/**
 * What ice makes of a drink, from the names of its methods; of several ways the one that dilutes most. Null where no name says how it meets
 * ice, or nothing in it has a volume: nothing is invented.
 */
export function iced(items: readonly IcedItem[], methodNames: readonly string[]): Iced | null {
  const { ways, share: thumb } = meetingOf(methodNames);
  const whole = strengthOf(items);
  const poured = items.filter(({ ingredient_type_id }) => !isPouredOnTop(ingredient_type_id));
  const below = ways.length === 0 ? whole : strengthOf(poured);
  // A drink of nothing but wine or soda is stirred all the same.
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
