import type { RuleCase } from '../support/rule-case.ts';
import { ingredientCases } from './ingredients.ts';
import { preferenceCases } from './preferences.ts';
import { readingCases } from './reading.ts';
import { recipeCases } from './recipes.ts';
import { referenceCases } from './reference.ts';
import { shelfCases } from './shelves.ts';

/** Every table of the rules' cases by its subject. */
export const allCases: Readonly<Record<string, readonly RuleCase[]>> = {
  reading: readingCases,
  'reference data': referenceCases,
  ingredients: ingredientCases,
  recipes: recipeCases,
  preferences: preferenceCases,
  'cabinets and menus': shelfCases,
};
