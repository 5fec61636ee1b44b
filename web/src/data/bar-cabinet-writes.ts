import { FieldPath, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import type { BarCabinetEntry } from '@cellaret/domain/bar-cabinet';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import { translated } from './errors.ts';
import { firestore } from './firestore.ts';
import { savePreferencesIn } from './preferences-writes.ts';
import { documentAt } from './references.ts';
import { currentUid } from './session.ts';
import type { Preferences } from './users.ts';

const cabinetAt = (cabinetId: number) => documentAt(DOCUMENTS.barCabinet(currentUid(), cabinetId));

/**
 * Creates an empty cabinet and selects it. The id is known at once; `saved` resolves when the server has it (offline: later)
 * and rejects when it was refused.
 */
export function createBarCabinet(
  preferences: Preferences,
  name: string,
): { id: number; saved: Promise<void> } {
  const id = newId();
  const batch = writeBatch(firestore());
  batch.set(cabinetAt(id), {
    id,
    bar_cabinet_name: name,
    items: {},
    last_item_id: null,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
  savePreferencesIn(batch, preferences, { active_bar_cabinet_id: id });
  return { id, saved: translated(() => batch.commit()) };
}

/** Renames a cabinet and selects it. */
export function renameBarCabinet(preferences: Preferences, cabinetId: number, name: string): Promise<void> {
  const batch = writeBatch(firestore());
  batch.update(cabinetAt(cabinetId), { bar_cabinet_name: name, updated_at: serverTimestamp() });
  savePreferencesIn(batch, preferences, { active_bar_cabinet_id: cabinetId });
  return translated(() => batch.commit());
}

/** Adds, toggles or removes one ingredient: the rules take one entry per write. Seen at once, resolves when the server has it. */
export const saveBarCabinetItem = (
  cabinetId: number,
  ingredientId: number,
  entry: BarCabinetEntry,
): Promise<void> =>
  translated(() =>
    updateDoc(
      cabinetAt(cabinetId),
      new FieldPath('items', String(ingredientId)),
      entry,
      'last_item_id',
      String(ingredientId),
      'updated_at',
      serverTimestamp(),
    ),
  );

/** Writes an ingredient's present name and type into its entry, and nothing else: a toggle at the same moment is not undone. */
export const mendBarCabinetItem = (
  cabinetId: number,
  ingredientId: number,
  { ingredient_name, ingredient_type_id }: Pick<BarCabinetEntry, 'ingredient_name' | 'ingredient_type_id'>,
): Promise<void> =>
  translated(() =>
    updateDoc(
      cabinetAt(cabinetId),
      new FieldPath('items', String(ingredientId), 'ingredient_name'),
      ingredient_name,
      new FieldPath('items', String(ingredientId), 'ingredient_type_id'),
      ingredient_type_id,
      'last_item_id',
      String(ingredientId),
      'updated_at',
      serverTimestamp(),
    ),
  );
