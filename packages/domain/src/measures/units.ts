import { volumeMl, withoutNoise } from './volume.ts';

export type UnitSystem = 'ml' | 'cl' | 'oz';

/** Millilitres per unit of a system; the ounce is the bar ounce of 30 ml, so that ¼ is 7.5 ml. */
export const ML_PER_UNIT: Readonly<Record<UnitSystem, number>> = { ml: 1, cl: 10, oz: 30 };

export interface DisplayUnit {
  readonly quantity_unit_name: string;
  readonly quantity_unit_name_plural: string;
  /** Null for counted units (dash, wedge, leaf), which are displayed by name. */
  readonly unit_system_id: number | null;
  readonly volume_ml: number;
  readonly weight_gram: number;
}

export interface DisplayOptions {
  readonly system: UnitSystem;
  readonly locale: string;
  /** Factor for all amounts; 1 by default. */
  readonly servings?: number;
}

/** A formatted amount. `text` joins number and unit with a no-break space. */
export interface DisplayedAmount {
  readonly text: string;
  /** The number alone: '¾', '1½', '22.5', '≈ 149'. */
  readonly number: string;
  readonly unit: string;
  /** False if the amount has more than two decimals; `number` is then rounded and starts with '≈'. */
  readonly exact: boolean;
}

const OWN: Readonly<Record<UnitSystem, { system: number; ml: number }>> = {
  ml: { system: 1, ml: 1 },
  cl: { system: 1, ml: 10 },
  oz: { system: 2, ml: 30 },
};

/** Sorts units: the preferred one of the system, others of the system, then the rest in their order. */
export function ownUnitsFirst<U extends Pick<DisplayUnit, 'unit_system_id' | 'volume_ml'>>(
  units: readonly U[],
  system: UnitSystem,
): U[] {
  const own = OWN[system];
  const distance = (unit: U): number => {
    if (unit.unit_system_id !== own.system) return 2;
    return unit.volume_ml === own.ml ? 0 : 1;
  };
  return [...units].sort((a, b) => distance(a) - distance(b));
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [5 / 6, '⅚'],
  [7 / 8, '⅞'],
];

const TOLERANCE = 1e-6;

const NO_BREAK_SPACE = '\u00a0';

/** Formats a number with a fraction character if it is exact ('1½'), else null. */
function asFraction(value: number, locale: string): string | null {
  const whole = Math.floor(value + TOLERANCE);
  const rest = value - whole;
  const found = FRACTIONS.find(([fraction]) => Math.abs(rest - fraction) < TOLERANCE);
  if (!found) return null;
  return `${whole === 0 ? '' : new Intl.NumberFormat(locale).format(whole)}${found[1]}`;
}

/** Formats a number with at most two decimals; prefixes '≈' if it is rounded. */
function asDecimal(value: number, locale: string): { number: string; exact: boolean } {
  const exact = Math.abs(Math.round(value * 100) / 100 - value) < TOLERANCE;
  // Amounts below 0.005 would be '≈ 0'; one significant digit avoids that.
  const digits = value > 0 && value < 0.005 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 2 };
  const number = new Intl.NumberFormat(locale, digits).format(value);
  return { number: exact ? number : `≈${NO_BREAK_SPACE}${number}`, exact };
}

const metric = (value: number, locale: string) => asDecimal(value, locale);

/** Formats ounces and counted pieces with fraction characters if possible. */
function customary(value: number, locale: string): { number: string; exact: boolean } {
  const fraction = asFraction(value, locale);
  return fraction === null ? asDecimal(value, locale) : { number: fraction, exact: true };
}

const displayed = (part: { number: string; exact: boolean }, unit: string): DisplayedAmount => ({
  ...part,
  unit,
  text: `${part.number}${NO_BREAK_SPACE}${unit}`,
});

/** The steps of a bar's measures in millilitres: eighths of an ounce, or whole and small halves. */
const stepMl = (ml: number, system: UnitSystem): number => (system === 'oz' ? 3.75 : ml < 15 ? 0.5 : 1);

/**
 * Formats millilitres in the reader's system: '22.5 ml', '2.25 cl', '¾ oz'. Where that takes more than two
 * decimals, as near as a bar measures: '≈ 149 ml', '≈ ¾ oz'.
 */
export function displayVolume(ml: number, system: UnitSystem, locale: string): DisplayedAmount {
  const format = system === 'oz' ? customary : metric;
  const value = withoutNoise(ml) / ML_PER_UNIT[system];
  const whole = format(value, locale);
  const step = stepMl(ml, system);
  if (whole.exact || ml < step) return displayed(whole, system);
  const { number } = format((Math.round(ml / step) * step) / ML_PER_UNIT[system], locale);
  return displayed({ number: `≈${NO_BREAK_SPACE}${number}`, exact: false }, system);
}

/** Formats an amount by volume, else by weight; counted units by name ('2 dashes', '1 wedge'). */
export function displayQuantity(
  quantity: number,
  unit: DisplayUnit,
  options: DisplayOptions,
): DisplayedAmount {
  const { system, locale, servings = 1 } = options;
  if (unit.unit_system_id !== null && unit.volume_ml > 0) {
    return displayVolume(volumeMl(quantity, unit.volume_ml) * servings, system, locale);
  }
  if (unit.unit_system_id !== null && unit.weight_gram > 0) {
    return displayed(metric(withoutNoise(volumeMl(quantity, unit.weight_gram) * servings), locale), 'g');
  }
  const amount = withoutNoise(quantity * servings);
  const single = (amount > 0 && amount <= 1) || new Intl.PluralRules(locale).select(amount) === 'one';
  const name = single ? unit.quantity_unit_name : unit.quantity_unit_name_plural || unit.quantity_unit_name;
  return displayed(customary(amount, locale), name);
}
