import { FieldPath, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import type { MenuEntry } from '@cellaret/domain/menu';
import { translated } from './errors.ts';
import { firestore } from './firestore.ts';
import { savePreferencesIn } from './preferences-writes.ts';
import { documentAt } from './references.ts';
import { currentUid } from './session.ts';
import type { Preferences } from './users.ts';

const menuAt = (menuId: number) => documentAt(DOCUMENTS.menu(currentUid(), menuId));

/**
 * Creates an empty menu and selects it. The id is known at once; `saved` resolves when the server has it (offline: later)
 * and rejects when it was refused.
 */
export function createMenu(preferences: Preferences, name: string): { id: number; saved: Promise<void> } {
  const id = newId();
  const batch = writeBatch(firestore());
  batch.set(menuAt(id), {
    id,
    menu_name: name,
    items: {},
    last_item_id: null,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
  savePreferencesIn(batch, preferences, { active_menu_id: id });
  return { id, saved: translated(() => batch.commit()) };
}

/** Renames a menu and selects it. */
export function renameMenu(preferences: Preferences, menuId: number, name: string): Promise<void> {
  const batch = writeBatch(firestore());
  batch.update(menuAt(menuId), { menu_name: name, updated_at: serverTimestamp() });
  savePreferencesIn(batch, preferences, { active_menu_id: menuId });
  return translated(() => batch.commit());
}

/** Keeps or removes one recipe: the rules take one entry per write. Seen at once, resolves when the server has it. */
export const saveMenuItem = (menuId: number, recipeId: number, entry: MenuEntry): Promise<void> =>
  translated(() =>
    updateDoc(
      menuAt(menuId),
      new FieldPath('items', String(recipeId)),
      entry,
      'last_item_id',
      String(recipeId),
      'updated_at',
      serverTimestamp(),
    ),
  );

/** Writes a recipe's present name into its entry, and nothing else. */
export const mendMenuItem = (menuId: number, recipeId: number, recipeName: string): Promise<void> =>
  translated(() =>
    updateDoc(
      menuAt(menuId),
      new FieldPath('items', String(recipeId), 'recipe_name'),
      recipeName,
      'last_item_id',
      String(recipeId),
      'updated_at',
      serverTimestamp(),
    ),
  );
