import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import { byName, textOrder } from '#lib/text-order.ts';

/** One visible line of a cabinet. */
export interface CabinetItem {
  id: number;
  name: string;
  typeId: number;
  typeName: string;
  inStock: boolean;
}

export const SORTS = ['name', 'type'] as const;
export type Sort = (typeof SORTS)[number];

/** The lines of a cabinet that are not removed, in the order asked for; of one type by name. */
export function sortedItems(
  cabinet: BarCabinet,
  typeNames: ReadonlyMap<number, string>,
  sort: Sort,
  locale: string,
): CabinetItem[] {
  const compareTypes = textOrder(locale);
  const compareNames = byName(locale);
  return Object.entries(cabinet.items)
    .filter(([, entry]) => !entry.is_deleted)
    .map(([key, entry]) => ({
      id: Number(key),
      name: entry.ingredient_name,
      typeId: entry.ingredient_type_id,
      typeName: typeNames.get(entry.ingredient_type_id) ?? '',
      inStock: entry.is_in_stock,
    }))
    .sort((a, b) => (sort === 'type' ? compareTypes(a.typeName, b.typeName) : 0) || compareNames(a, b));
}
