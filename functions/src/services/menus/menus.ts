import type { menuAnswer, menuItemAnswer } from '@cellaret/domain/api/answers';
import { keptEntries, MENUS } from '@cellaret/domain/cabinets/shelf';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import type { MenuEntry, MenuItemInput } from '@cellaret/domain/menus/menu';
import type { z } from 'zod';
import type { Transaction } from '../../store/transaction.ts';
import { openEntry, readShelf } from '../cabinets/shelves.ts';
import { indexedRecipeBrief } from '../catalogue/briefs.ts';
import { currentCatalogue } from '../catalogue/catalogue-index.ts';
import type { IndexedCatalogue } from '../catalogue/indexed-catalogue.ts';
import { refuseReference } from '../core/failures.ts';
import type { At } from '../core/place-access.ts';
import { parseRecipe } from '../recipes/recipe-card.ts';

type Answer = z.infer<typeof menuAnswer>;
type ItemAnswer = z.infer<typeof menuItemAnswer>;

const itemAnswer = (catalogue: IndexedCatalogue, id: number, entry: MenuEntry): ItemAnswer => ({
  recipe: indexedRecipeBrief(catalogue, id, entry.recipe_name),
  is_deleted: entry.is_deleted,
});

/** A menu with its items, including removed ones: two reads (recipes from the index). Throws not-found. */
export async function readMenu(at: At, id: number): Promise<Answer> {
  const [{ summary, entries }, catalogue] = await Promise.all([readShelf(MENUS, at, id), currentCatalogue()]);
  return { ...summary, menu_items: entries.map(([key, entry]) => itemAnswer(catalogue, Number(key), entry)) };
}

/** The recipes of a menu and the caller's preferences: two reads. Throws not-found. */
export async function readMenuRecipes(at: At, id: number) {
  const { shelf, preferences } = await readShelf(MENUS, at, id);
  return { recipeIds: new Set(keptEntries(shelf).map(([recipeId]) => recipeId)), preferences };
}

/** Adds or removes a recipe of a menu. Throws not-found and unprocessable. */
export async function saveMenuItem(
  transaction: Transaction,
  at: At,
  id: number,
  { recipe_id, is_deleted }: MenuItemInput,
): Promise<ItemAnswer> {
  const catalogue = await currentCatalogue();
  const source = DOCUMENTS.recipe(recipe_id);
  const open = await openEntry(MENUS, transaction, { at, id, itemId: recipe_id, source });
  // A recipe that was deleted meanwhile can still be marked as removed.
  const named = parseRecipe(recipe_id, open.source) ?? open.before;
  if (!named) return refuseReference('recipe_id', `Recipe ${recipe_id} does not exist`);
  const entry: MenuEntry = { recipe_name: named.recipe_name, is_deleted };
  open.save(entry);
  return itemAnswer(catalogue, recipe_id, entry);
}
