import type { PublicItem, PublicMenu } from '@cellaret/domain/guests/guests';
import type { IngredientWords } from '@cellaret/domain/ingredients/german-names';
import { ingredientLabelIn } from '@cellaret/domain/ingredients/ingredient-label';
import type { Language } from './words.ts';

/** Stored names of a menu that have a translation perhaps: ingredients and units. */
export const termsIn = ({ sections }: Pick<PublicMenu, 'sections'>): Set<string> =>
  new Set(
    sections
      .flatMap(({ items }) => items)
      .flatMap(({ ingredient_names, lines }) => [
        ...ingredient_names,
        ...(lines ?? []).flatMap(({ name, unit }) => [
          name,
          unit.quantity_unit_name,
          unit.quantity_unit_name_plural,
        ]),
      ]),
  );

/**
 * A menu with the names of ingredients and units in the reader's language. `german` has those of this menu by
 * their stored names, where they differ.
 */
export function menuIn(menu: PublicMenu, language: Language, german: IngredientWords): PublicMenu {
  if (language !== 'de') return menu;
  const termOf = ingredientLabelIn(german);
  const itemIn = (item: PublicItem): PublicItem => ({
    ...item,
    ingredient_names: item.ingredient_names.map(termOf),
    lines:
      item.lines?.map(({ name, unit, ...line }) => ({
        ...line,
        name: termOf(name),
        unit: {
          ...unit,
          quantity_unit_name: termOf(unit.quantity_unit_name),
          quantity_unit_name_plural: termOf(unit.quantity_unit_name_plural),
        },
      })) ?? null,
  });
  return { ...menu, sections: menu.sections.map(({ name, items }) => ({ name, items: items.map(itemIn) })) };
}
