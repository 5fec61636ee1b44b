import { tokenise } from './folding.ts';

/**
 * Water taken up from ice as a fraction of the undiluted volume, by the way a drink is made: bar rules of thumb, the same
 * figures as the public bar-assistant data uses. Keys are beginnings of folded words ("shak" covers shake and shaken).
 */
const DILUTIONS: readonly (readonly [string, number])[] = [
  ['shak', 0.25],
  ['blend', 0.25],
  ['stir', 0.2],
  ['buil', 0.1],
  ['muddl', 0.1],
  ['layer', 0],
  ['float', 0],
];

const dilutionOf = (methodName: string): number | null => {
  const words = tokenise(methodName);
  const found = DILUTIONS.filter(([stem]) => words.some((word) => word.startsWith(stem)));
  return found.length === 0 ? null : Math.max(...found.map(([, dilution]) => dilution));
};

/**
 * Dilution of a recipe from the names of its serving methods; of several the one that dilutes most (muddled, then shaken).
 * Null when no name says how the drink meets ice, so that nothing is invented.
 */
export function dilutionOfMethods(methodNames: readonly string[]): number | null {
  const known = methodNames.map(dilutionOf).filter((dilution) => dilution !== null);
  return known.length === 0 ? null : Math.max(...known);
}
