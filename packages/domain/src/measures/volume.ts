/** What of a recipe item decides its volume: a whole number of units of so many millilitres. */
export interface MeasuredItem {
  readonly quantity: number;
  readonly volume_ml: number;
  readonly garnish_only: boolean;
}

/** Unit volumes are decimal fractions; counting in millionths keeps 3 × 0.1 ml from becoming 0.30000000000000004 ml. */
const PRECISION = 1e6;

/** Rounds away binary noise, far below anything that can be measured. */
export const withoutNoise = (value: number): number => Math.round(value * PRECISION) / PRECISION;

/** Millilitres of `quantity` units of `volume_ml` each, exact to a millionth. */
export function volumeMl(quantity: number, unitVolumeMl: number): number {
  return (Math.round(unitVolumeMl * PRECISION) * quantity) / PRECISION;
}

/**
 * Millilitres an item adds to the drink. A garnish decorates the glass and adds nothing; an item counted in pieces
 * (`volume_ml` 0) adds nothing measurable.
 */
export function itemVolumeMl(item: MeasuredItem): number {
  return item.garnish_only ? 0 : volumeMl(item.quantity, item.volume_ml);
}
