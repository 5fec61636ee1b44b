import type { z } from 'zod';
import type { menuAnswer, menuItemAnswer, menuSummary } from '@cellaret/domain/api-answers';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import { LIMITS } from '@cellaret/domain/limits';
import {
  menuDocument,
  type Menu,
  type MenuEntry,
  type MenuInput,
  type MenuItemInput,
} from '@cellaret/domain/menu';
import { findDocuments, readDocument, readDocuments } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';
import { SERVER_TIME } from '../store/values.ts';
import { indexedRecipeBrief } from './briefs.ts';
import { currentCatalogue, type IndexedCatalogue } from './catalogue-index.ts';
import { notFound, refuseReference } from './failures.ts';
import { parseRecipe } from './recipe-card.ts';
import { preferencesOf, select } from './selection.ts';

type Summary = z.infer<typeof menuSummary>;
type Answer = z.infer<typeof menuAnswer>;
type ItemAnswer = z.infer<typeof menuItemAnswer>;

const parseMenu = (stored: unknown): Menu => {
  if (!stored) throw notFound('menu');
  return menuDocument.parse(stored);
};

/** The menus of a person. */
export async function listMenus(uid: string): Promise<Summary[]> {
  const [found, user] = await Promise.all([
    findDocuments(COLLECTIONS.menus(uid), {
      orderBy: ['id', 'asc'],
      limit: LIMITS.listPage,
      select: ['id', 'menu_name'],
    }),
    readDocument(DOCUMENTS.user(uid)),
  ]);
  const { active_menu_id } = preferencesOf(user);
  return found.map(({ fields }) => ({
    id: Number(fields.id),
    menu_name: String(fields.menu_name),
    is_active: fields.id === active_menu_id,
  }));
}

const itemAnswer = (catalogue: IndexedCatalogue, key: string, entry: MenuEntry): ItemAnswer => ({
  recipe: indexedRecipeBrief(catalogue, Number(key), entry.recipe_name),
  is_deleted: entry.is_deleted,
});

/** A person's menu with its items by id, removed ones included: two reads, because recipes come from the index. Throws not-found. */
export async function readMenu(uid: string, id: number): Promise<Answer> {
  const [[stored, user], catalogue] = await Promise.all([
    readDocuments([DOCUMENTS.menu(uid, id), DOCUMENTS.user(uid)]),
    currentCatalogue(),
  ]);
  const menu = parseMenu(stored);
  const items = Object.entries(menu.items).sort(([a], [b]) => Number(a) - Number(b));
  return {
    id,
    menu_name: menu.menu_name,
    is_active: preferencesOf(user).active_menu_id === id,
    menu_items: items.map(([key, entry]) => itemAnswer(catalogue, key, entry)),
  };
}

/** The recipes on a person's menu, and their preferences: two reads. Throws not-found. */
export async function readMenuRecipes(uid: string, id: number) {
  const [stored, user] = await readDocuments([DOCUMENTS.menu(uid, id), DOCUMENTS.user(uid)]);
  const kept = Object.entries(parseMenu(stored).items).filter(([, entry]) => !entry.is_deleted);
  return { recipeIds: new Set(kept.map(([key]) => Number(key))), preferences: preferencesOf(user) };
}

/** Creates an empty menu. */
export async function createMenu(
  transaction: Transaction,
  uid: string,
  { menu_name, is_active }: MenuInput,
): Promise<Summary> {
  const id = newId();
  const stored = await transaction.read(DOCUMENTS.user(uid));
  transaction.create(DOCUMENTS.menu(uid, id), {
    id,
    menu_name,
    items: {},
    last_item_id: null,
    created_at: SERVER_TIME,
    updated_at: SERVER_TIME,
  });
  select(transaction, { uid, stored, pointer: 'active_menu_id', id, active: is_active });
  return { id, menu_name, is_active };
}

/** Renames a menu and makes it the active one, or no longer so. Throws not-found. */
export async function updateMenu(
  transaction: Transaction,
  uid: string,
  id: number,
  { menu_name, is_active }: MenuInput,
): Promise<Summary> {
  const path = DOCUMENTS.menu(uid, id);
  const [menu, stored] = await transaction.readAll([path, DOCUMENTS.user(uid)]);
  if (parseMenu(menu).menu_name !== menu_name)
    transaction.update(path, { menu_name, updated_at: SERVER_TIME });
  select(transaction, { uid, stored, pointer: 'active_menu_id', id, active: is_active });
  return { id, menu_name, is_active };
}

/** Keeps or removes a recipe of a menu. Throws not-found and unprocessable. */
export async function saveMenuItem(
  transaction: Transaction,
  uid: string,
  id: number,
  { recipe_id, is_deleted }: MenuItemInput,
): Promise<ItemAnswer> {
  const path = DOCUMENTS.menu(uid, id);
  const key = String(recipe_id);
  const catalogue = await currentCatalogue();
  const [stored, source] = await transaction.readAll([path, DOCUMENTS.recipe(recipe_id)]);
  const { items } = parseMenu(stored);
  // A recipe that has gone since can still be marked as removed.
  const named = parseRecipe(source) ?? items[key];
  if (!named) return refuseReference('recipe_id', `Recipe ${recipe_id} does not exist`);
  if (!items[key] && Object.keys(items).length >= LIMITS.collectionItems.max)
    refuseReference('recipe_id', `A menu holds at most ${LIMITS.collectionItems.max} recipes`);
  const entry: MenuEntry = { recipe_name: named.recipe_name, is_deleted };
  transaction.update(path, { [`items.${key}`]: entry, last_item_id: key, updated_at: SERVER_TIME });
  return itemAnswer(catalogue, key, entry);
}
