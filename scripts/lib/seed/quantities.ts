/** A whole number of some unit. */
export interface ExactQuantity {
  quantity: number;
  /** Name of a seeded quantity unit. */
  unit: string;
}

type Step = readonly [unit: string, size: number];

const ML_STEPS: readonly Step[] = [
  ['ml', 1],
  ['quarter ounce', 7.5],
  ['eighth ounce', 3.75],
  ['2.5 ml measure', 2.5],
  ['half ml', 0.5],
];

/**
 * For each unit that is written with fractions: the units that can hold them, the preferred first, with their
 * size in it.
 */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  ml: ML_STEPS,
  cl: [['cl', 1], ...ML_STEPS.map(([unit, ml]): Step => [unit, ml / 10])],
  ounce: [
    ['ounce', 1],
    ['half ounce', 1 / 2],
    ['quarter ounce', 1 / 4],
    ['eighth ounce', 1 / 8],
  ],
  barspoon: [
    ['barspoon', 1],
    ['half barspoon', 1 / 2],
  ],
  teaspoon: [
    ['teaspoon', 1],
    ['half teaspoon', 1 / 2],
  ],
  piece: [
    ['piece', 1],
    ['half piece', 1 / 2],
  ],
  inch: [
    ['inch', 1],
    ['quarter inch', 1 / 4],
  ],
};

/** Far below anything written in a recipe, far above the noise of binary fractions. */
const TOLERANCE = 1e-9;

/**
 * An amount as a whole number of the coarsest sensible unit that holds it exactly: 15 ml is 15 × ml, 22.5 ml
 * is 3 × quarter ounce, half a barspoon is 1 × half barspoon. Null where no unit holds it exactly.
 */
export function exactQuantity(amount: number, unit: string): ExactQuantity | null {
  for (const [name, size] of STEPS[unit] ?? [[unit, 1] as const]) {
    const quantity = amount / size;
    if (Math.abs(quantity - Math.round(quantity)) < TOLERANCE)
      return { quantity: Math.round(quantity), unit: name };
  }
  return null;
}
