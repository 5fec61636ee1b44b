import { displayQuantity, type UnitSystem } from '@cellaret/domain/measures/units';
import { UNIT_SYSTEMS } from '@cellaret/domain/people/user';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';

export const PAGE_SERVINGS = [1, 2, 3, 4, 6, 8] as const;

const choiceOf = (system: UnitSystem, servings: number): string => `${system}${servings}`;

export const CHOICES = UNIT_SYSTEMS.flatMap((system) =>
  PAGE_SERVINGS.map((servings) => ({ system, servings, name: choiceOf(system, servings) })),
);

export interface ChosenAmount {
  number: string;
  unit: string;
  choices: string[];
}

/** The amounts of a line for all choices; equal texts are merged. */
export function amountsOf(item: RecipeItemView, locale: string): ChosenAmount[] {
  const amounts = new Map<string, ChosenAmount>();
  for (const { system, servings, name } of CHOICES) {
    const {
      text,
      number,
      unit: unitText,
    } = displayQuantity(item.quantity, item.quantity_unit, { system, locale, servings });
    const known = amounts.get(text) ?? { number, unit: unitText, choices: [] };
    known.choices.push(name);
    amounts.set(text, known);
  }
  return [...amounts.values()];
}
