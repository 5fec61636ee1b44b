export interface MeasuredItem {
  readonly quantity: number;
  readonly volume_ml: number;
  readonly garnish_only: boolean;
}

/** Integer millionths avoid floating-point errors: 3 × 0.1 ml is not 0.30000000000000004 ml. */
const PRECISION = 1e6;

/** Removes floating-point noise, far below measurable amounts. */
export const withoutNoise = (value: number): number => Math.round(value * PRECISION) / PRECISION;

/** Millilitres of `quantity` units of `volume_ml` each, exact to a millionth. */
export function volumeMl(quantity: number, unitVolumeMl: number): number {
  return (Math.round(unitVolumeMl * PRECISION) * quantity) / PRECISION;
}

/** The volume an item contributes in millilitres; 0 for garnishes and items counted in pieces. */
export function itemVolumeMl(item: MeasuredItem): number {
  return item.garnish_only ? 0 : volumeMl(item.quantity, item.volume_ml);
}
