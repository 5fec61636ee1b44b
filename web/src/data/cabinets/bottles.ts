import type { BottleChange, Poured } from '@cellaret/domain/cabinets/bottles';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import { followed } from '../bars/unsent.ts';
import { write } from '../firestore/read-write.ts';
import { entryFields, saveShelfEntry, shelfPath } from './shelves.ts';

/** Says something of a bottle of a cabinet, and nothing else of it. Throws AppError. */
export const saveBottle = (cabinetId: number, ingredientId: number, change: BottleChange): Promise<void> =>
  saveShelfEntry(BAR_CABINETS, cabinetId, ingredientId, change);

/** The fields that a pour changes or restores: `opened_on` null means that the bottle is closed. */
type Change = Omit<Poured, 'opened_on'> & { readonly opened_on?: string | null };

/**
 * Pours from a bottle: so much less, whatever others pour at the same time. Seen at once, one write. Throws
 * AppError.
 */
export const pourBottle = (
  cabinetId: number,
  ingredientId: number,
  { left_ml, spare, opened_on }: Change,
): Promise<void> => {
  const path = shelfPath(BAR_CABINETS, cabinetId);
  const saved = write((writing) =>
    writing.update(path, {
      ...entryFields<BottleChange>(writing, ingredientId, opened_on === undefined ? {} : { opened_on }),
      [`items.${ingredientId}.left_ml`]: writing.more(left_ml),
      ...(spare !== undefined && { [`items.${ingredientId}.spare`]: writing.more(spare) }),
    }),
  );
  return followed(path, String(ingredientId), saved);
};
