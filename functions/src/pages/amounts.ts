import { displayQuantity, type UnitSystem } from '@cellaret/domain/measures/units';
import { UNIT_SYSTEMS } from '@cellaret/domain/people/user';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';

/** For how many a public page says its amounts. */
export const PAGE_SERVINGS = [1, 2, 3, 4, 6, 8] as const;

/** The name of a choice of units and servings, as a class of everything that is shown with it. */
const choiceOf = (system: UnitSystem, servings: number): string => `${system}${servings}`;

/** Every choice a reader has. */
export const CHOICES = UNIT_SYSTEMS.flatMap((system) =>
  PAGE_SERVINGS.map((servings) => ({ system, servings, name: choiceOf(system, servings) })),
);

/** An amount as it reads, and the choices it reads so for. */
export interface ChosenAmount {
  number: string;
  unit: string;
  choices: string[];
}

/** What a line's amount reads like for every choice; what reads alike is there once. */
export function amountsOf(
  item: RecipeItemView,
  unit: RecipeItemView['quantity_unit'],
  locale: string,
): ChosenAmount[] {
  const amounts = new Map<string, ChosenAmount>();
  for (const { system, servings, name } of CHOICES) {
    const {
      text,
      number,
      unit: unitText,
    } = displayQuantity(item.quantity, unit, { system, locale, servings });
    const known = amounts.get(text) ?? { number, unit: unitText, choices: [] };
    known.choices.push(name);
    amounts.set(text, known);
  }
  return [...amounts.values()];
}
