import { foldName } from '../core/folding.ts';
import { LIMITS } from '../core/limits.ts';

/** A fraction of two integers, so that thirds are exact. */
export interface Ratio {
  readonly over: number;
  readonly under: number;
}

export interface ReadAmount {
  readonly ratio: Ratio;
  /** As typed; empty if missing. */
  readonly unit: string;
}

export interface AmountUnit {
  readonly id: number;
  readonly quantity_unit_name: string;
  readonly quantity_unit_name_plural: string;
  readonly unit_system_id: number | null;
  readonly quantity_unit_type_id: number;
  readonly volume_ml: number;
  readonly weight_gram: number;
}

export interface ExactAmount<U> {
  readonly quantity: number;
  readonly unit: U;
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

/** A reduced fraction; null if the numbers are too large to be exact. */
function ratio(over: number, under: number): Ratio | null {
  if (!Number.isSafeInteger(over) || !Number.isSafeInteger(under) || under === 0) return null;
  const common = Math.max(1, divisorOf(Math.abs(over), under));
  return { over: over / common, under: under / common };
}

function decimal(digits: string): Ratio | null {
  const [whole = '', rest = ''] = digits.split('.');
  return ratio(Number(`${whole}${rest}`), 10 ** rest.length);
}

/** Integer part, fraction or decimals, then letters. Accepts a sign, so that validation can report it. */
const AMOUNT = /^(-?)(?:(\d+)\s+)?(\d+(?:[.,]\d*)?|[.,]\d+)(?:\s*[/⁄]\s*(\d+))?\s*([^\d\s/⁄.,-].*)?$/u;

/** Parses '22.5', '22,5', '¾', '1½', '1 1/2', '2 cl', else null. A comma is a decimal separator. */
export function readAmount(text: string): ReadAmount | null {
  // NFKC turns '½' into '1⁄2'; an integer before it is separated by a space first.
  const plain = text
    .replace(/(\d)(?=[¼-¾⅐-⅞])/gu, '$1 ')
    .normalize('NFKC')
    .trim();
  const parts = AMOUNT.exec(plain);
  if (parts === null) return null;
  const [, sign = '', before, number = '', below, unit = ''] = parts;
  if (before !== undefined && below === undefined) return null;
  if (below !== undefined && /[.,]/.test(number)) return null;
  const last = below === undefined ? decimal(number.replace(',', '.')) : ratio(Number(number), Number(below));
  const whole = Number(before ?? 0);
  const sum = last && ratio(last.over + whole * last.under, last.under);
  return sum && { ratio: sign === '-' ? { ...sum, over: -sum.over } : sum, unit: unit.trim() };
}

const SHORT: Readonly<Record<string, string>> = {
  oz: 'ounce',
  'fl oz': 'ounce',
  g: 'gram',
  gr: 'gram',
  tsp: 'teaspoon',
  tl: 'teaspoon',
  tbsp: 'tablespoon',
  el: 'tablespoon',
  bsp: 'barspoon',
  milliliter: 'ml',
  millilitre: 'ml',
  centiliter: 'cl',
  centilitre: 'cl',
};

const namesOf = (unit: AmountUnit): string[] => [unit.quantity_unit_name, unit.quantity_unit_name_plural];

/** Finds a unit by name, plural or abbreviation, or by `also`, its names in the reader's language. */
export function unitWritten<U extends AmountUnit>(
  written: string,
  units: readonly U[],
  also: (unit: U) => readonly string[] = () => [],
): U | null {
  const folded = foldName(written);
  const asked = SHORT[folded] ?? folded;
  if (asked === '') return null;
  return (
    units.find((unit) => [...namesOf(unit), ...also(unit)].some((name) => foldName(name) === asked)) ?? null
  );
}

/** Measures of units have at most two decimals; millionths are exact for all of them. */
const PARTS = 1e6;

/** The exact number of `unit` in an amount; null if it is not an integer. */
function wholeOf({ over, under }: Ratio, one: number, unit: number): number | null {
  const asked = ratio(Math.round(one * PARTS), Math.round(unit * PARTS));
  const count = asked && ratio(over * asked.over, under * asked.under);
  return count?.under === 1 && count.over <= LIMITS.quantity.max ? count.over : null;
}

/** Fractions in names of counted units: 'half piece', 'quarter inch'. */
const NAMED_PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, eighth: 8 };

/** How many of `part` make one `unit`, by name; null if it is not a fraction of it. */
function namedParts(unit: AmountUnit, part: AmountUnit): number | null {
  const [word = '', ...rest] = foldName(part.quantity_unit_name).split(' ');
  return rest.join(' ') === foldName(unit.quantity_unit_name) ? (NAMED_PARTS[word] ?? null) : null;
}

/** The exact number of `other` in an amount of `unit`; null if not convertible. */
function counted(amount: Ratio, unit: AmountUnit, other: AmountUnit): number | null {
  if (unit.unit_system_id === null) {
    const parts = namedParts(unit, other);
    return parts === null ? null : wholeOf(amount, parts, 1);
  }
  if (other.unit_system_id === null) return null;
  if (unit.volume_ml > 0)
    return other.volume_ml > 0 ? wholeOf(amount, unit.volume_ml, other.volume_ml) : null;
  return other.weight_gram > 0 ? wholeOf(amount, unit.weight_gram, other.weight_gram) : null;
}

/**
 * An amount of `unit` as an integer of an existing unit: of itself, or of a finer unit with exactly the same
 * measure; null if none fits, because nothing is rounded. Prefers units of the same system, then names
 * without digits ('9 2.5 ml measures' reads badly), then the coarsest.
 */
export function exactAmount<U extends AmountUnit>(
  amount: Ratio,
  unit: U,
  units: readonly U[],
): ExactAmount<U> | null {
  if (amount.under === 1) return { quantity: amount.over, unit };
  const rank = (other: U): readonly number[] => [
    other.unit_system_id === unit.unit_system_id ? 0 : 1,
    /\d/.test(other.quantity_unit_name) ? 1 : 0,
    -Math.max(other.volume_ml, other.weight_gram),
  ];
  const before = (a: U, b: U): number => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at === -1 ? a.id - b.id : (left[at] ?? 0) - (right[at] ?? 0);
  };
  for (const other of [...units].sort(before)) {
    const quantity = amount.over < 0 ? null : counted(amount, unit, other);
    if (quantity !== null) return { quantity, unit: other };
  }
  return null;
}

/** Tolerance for thirds and sixths typed as decimals. */
const NEAR = 1e-9;

export function ratioOf(value: number): Ratio {
  for (const under of [1, 2, 3, 4, 6, 8, 10, 100, 1000]) {
    const over = Math.round(value * under);
    if (Math.abs(value - over / under) < NEAR) return { over, under };
  }
  return { over: Math.round(value * PARTS), under: PARTS };
}

/** An amount in a form; null while not entered. */
export interface TypedAmount {
  readonly quantity: number | null;
  readonly quantity_unit_id: number | null;
}

/** The stored form of a typed amount, as an integer of a unit; null if none is exact, or it is empty. */
export function exactRow<U extends AmountUnit>(
  { quantity, quantity_unit_id }: TypedAmount,
  units: readonly U[],
): ExactAmount<U> | null {
  const unit = units.find(({ id }) => id === quantity_unit_id);
  return quantity === null || unit === undefined ? null : exactAmount(ratioOf(quantity), unit, units);
}
