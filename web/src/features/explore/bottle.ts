import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import { errorText } from '@cellaret/domain/errors';
import { BAR_CABINETS } from '@cellaret/domain/shelf';
import { saveShelfEntry } from '#data/collections/shelves.ts';
import { showToast } from '#lib/toasts.ts';

/** A bottle that could be bought. */
export interface Bottle {
  id: number;
  name: string;
  /** Null where the catalogue does not tell; such a bottle cannot be kept. */
  typeId: number | null;
  typeName: string;
}

/** Ids of everything in a cabinet, in stock or not. */
export const keptIn = (cabinet: BarCabinet): Set<number> =>
  new Set(Object.entries(cabinet.items).flatMap(([id, entry]) => (entry.is_deleted ? [] : [Number(id)])));

/** Puts bottles into a cabinet, in stock. They are there at once; what the server refuses goes again and says why. */
export function addBottles(cabinet: BarCabinet, bottles: readonly Bottle[]): void {
  for (const { id, name, typeId } of bottles) {
    if (typeId === null) continue;
    saveShelfEntry(BAR_CABINETS, cabinet.id, id, {
      ingredient_name: name,
      ingredient_type_id: typeId,
      is_in_stock: true,
      is_deleted: false,
    }).catch((failure: unknown) => showToast(errorText(failure), { tone: 'error' }));
  }
}
