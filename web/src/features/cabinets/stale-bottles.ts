import type { BarCabinet, BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import type { IngredientCard } from '@cellaret/domain/catalogue/card';

/** An entry of a cabinet whose copied name or type the catalogue has changed, and what they are now. */
export interface StaleEntry {
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
