import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { addBottles as addToCabinet } from '#data/cabinets/shelves.ts';
import { showFailure } from '#lib/text/failure-words.ts';

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

/** Puts bottles into a cabinet, in stock, at once; what the server refuses goes again and says why. */
export const addBottles = (cabinet: BarCabinet, bottles: readonly Bottle[]): void =>
  addToCabinet(
    cabinet.id,
    bottles.flatMap(({ id, name, typeId }) => (typeId === null ? [] : [{ id, name, typeId }])),
    showFailure,
  );
