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

export interface StrengthItem extends MeasuredItem {
  readonly alcohol_abv: number;
}

interface StrengthLine {
  readonly volume_ml: number;
  readonly alcohol_ml: number;
}

/** Strength and volume with the line items, so that a screen can explain the result. */
export interface Strength {
  readonly lines: readonly StrengthLine[];
  readonly volume_ml: number;
  readonly alcohol_ml: number;
  readonly alcohol_gram: number;
  /** Percent by volume before dilution; null if no item has a volume. */
  readonly alcohol_abv: number | null;
}

/** Density of ethanol at 20 °C in g/ml (OIML R 22, international alcoholometric tables). */
const ETHANOL_DENSITY = 0.78924;

const percent = (alcoholMl: number, totalMl: number): number | null =>
  totalMl > 0 ? withoutNoise((alcoholMl / totalMl) * 100) : null;

/** Volume and strength of a recipe before dilution by ice. Lines are in item order. */
export function strengthOf(items: readonly StrengthItem[]): Strength {
  const lines = items.map((item) => {
    const volume = itemVolumeMl(item);
    return { volume_ml: volume, alcohol_ml: withoutNoise((volume * item.alcohol_abv) / 100) };
  });
  const volume = withoutNoise(lines.reduce((sum, line) => sum + line.volume_ml, 0));
  const alcohol = withoutNoise(lines.reduce((sum, line) => sum + line.alcohol_ml, 0));
  return {
    lines,
    volume_ml: volume,
    alcohol_ml: alcohol,
    alcohol_gram: withoutNoise(alcohol * ETHANOL_DENSITY),
    alcohol_abv: percent(alcohol, volume),
  };
}
