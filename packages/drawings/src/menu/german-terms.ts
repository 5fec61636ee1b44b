import type { PublicMenu } from '@cellaret/domain/guests/guests';
import { GERMAN_INGREDIENTS, type IngredientWords } from '@cellaret/domain/ingredients/german-names';
import { ingredientLabelIn } from '@cellaret/domain/ingredients/ingredient-label';
import * as german from '../reference-de.ts';
import { referenceNamesIn } from '../reference-names.ts';
import { termsIn } from './menu-terms.ts';

const labelOf = ingredientLabelIn(GERMAN_INGREDIENTS);
const { unitOf } = referenceNamesIn(german);

/** German for the ingredients and units of a menu by their stored names, where it differs. */
export function germanTermsOf(menu: Pick<PublicMenu, 'sections'>): IngredientWords {
  const terms = new Map([...termsIn(menu)].map((name) => [name, labelOf(name)]));
  const items = menu.sections.flatMap((section) => section.items);
  for (const { unit } of items.flatMap(({ lines }) => lines ?? [])) {
    const { quantity_unit_name, quantity_unit_name_plural } = unitOf(unit);
    terms.set(unit.quantity_unit_name, quantity_unit_name);
    terms.set(unit.quantity_unit_name_plural, quantity_unit_name_plural);
  }
  return Object.fromEntries([...terms].filter(([stored, term]) => stored !== term));
}
