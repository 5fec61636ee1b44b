import type { RuleCase } from '../support/rule-case.ts';
import { ingredientCases } from './ingredients.ts';
import { peopleCases } from './people.ts';
import { readingCases } from './reading.ts';
import { recipeCases } from './recipes.ts';
import { referenceCases } from './reference.ts';

/** Every table of the rules' cases by its subject. */
export const allCases: Readonly<Record<string, readonly RuleCase[]>> = {
  reading: readingCases,
  'reference data': referenceCases,
  ingredients: ingredientCases,
  recipes: recipeCases,
  'preferences, cabinets and menus': peopleCases,
};
