import type { BarCabinet, BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import type { IngredientCard } from '@cellaret/domain/catalogue/card';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { byName, textOrder } from '#lib/text/names.ts';

/** One visible line of a cabinet. */
export interface CabinetItem {
  id: number;
  /** In the reader's words. */
  name: string;
  typeId: number;
  /** Its type as stored, which says how it is drawn, and in the reader's words. */
  typeName: string;
  typeText: string;
  inStock: boolean;
}

export const SORTS = ['name', 'type'] as const;
type Sort = (typeof SORTS)[number];

/** A type as stored and in the reader's words. */
interface TypeNames {
  stored: string;
  shown: string;
}

const NO_TYPE: TypeNames = { stored: '', shown: '' };

/** The lines of a cabinet that are not removed, in the order asked for; of one type by name. */
export function sortedItems(
  cabinet: BarCabinet,
  types: ReadonlyMap<number, TypeNames>,
  sort: Sort,
  locale: string,
): CabinetItem[] {
  const compareTypes = textOrder(locale);
  const compareNames = byName(locale);
  return Object.entries(cabinet.items)
    .filter(([, entry]) => !entry.is_deleted)
    .map(([key, entry]) => {
      const { stored, shown } = types.get(entry.ingredient_type_id) ?? NO_TYPE;
      return {
        id: Number(key),
        name: ingredientLabel(entry.ingredient_name),
        typeId: entry.ingredient_type_id,
        typeName: stored,
        typeText: shown,
        inStock: entry.is_in_stock,
      };
    })
    .sort((a, b) => (sort === 'type' ? compareTypes(a.typeText, b.typeText) : 0) || compareNames(a, b));
}

/** An entry of a cabinet whose copied name or type the catalogue has changed, and what they are now. */
interface StaleEntry {
  id: number;
  now: Pick<BarCabinetEntry, 'ingredient_name' | 'ingredient_type_id'>;
}

/** The entries of a cabinet that are named otherwise than their ingredients by now. */
export function staleEntries(cabinet: BarCabinet, cards: Iterable<IngredientCard>): StaleEntry[] {
  return [...cards].flatMap(({ id, name, ingredient_type_id }) => {
    const entry = cabinet.items[String(id)];
    if (!entry || entry.is_deleted) return [];
    if (entry.ingredient_name === name && entry.ingredient_type_id === ingredient_type_id) return [];
    return [{ id, now: { ingredient_name: name, ingredient_type_id } }];
  });
}
