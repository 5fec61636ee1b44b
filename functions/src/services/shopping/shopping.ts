import type { shoppingEntryAnswer } from '@cellaret/domain/api/answers';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  shoppingListDocument,
  type ShoppingEntry,
  type ShoppingInput,
} from '@cellaret/domain/shopping/shopping';
import type { z } from 'zod';
import { readDocument } from '../../store/documents.ts';
import { REMOVE, SERVER_TIME, type Fields } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { refuseReference } from '../core/failures.ts';
import type { At } from '../core/place-access.ts';

type Answer = z.infer<typeof shoppingEntryAnswer>;

const itemsOf = (stored: Fields | null): Readonly<Record<string, ShoppingEntry>> =>
  stored ? shoppingListDocument.parse(stored).items : {};

const answerOf = (key: string, { by: _, ...entry }: ShoppingEntry): Answer => ({ key, ...entry });

/** The shopping list of a place: one read. */
export const readShoppingList = async ({ place }: At): Promise<Answer[]> =>
  Object.entries(itemsOf(await readDocument(DOCUMENTS.shoppingList(place)))).map(([key, entry]) =>
    answerOf(key, entry),
  );

/** Writes an entry of a shopping list. Throws unprocessable if the list is full. */
export async function saveShoppingEntry(
  transaction: Transaction,
  { uid, place }: At,
  { key, ...input }: ShoppingInput,
): Promise<Answer> {
  const items = itemsOf(await transaction.read(DOCUMENTS.shoppingList(place)));
  const { items: most } = LIMITS.shoppingList;
  if (!items[key] && Object.keys(items).length >= most)
    refuseReference('key', `A shopping list holds at most ${most} entries`);
  const entry = { ...input, by: uid };
  transaction.merge(DOCUMENTS.shoppingList(place), {
    items: { [key]: entry },
    last_item_id: key,
    updated_at: SERVER_TIME,
  });
  return answerOf(key, entry);
}

/** Removes entries of a shopping list; returns the remaining ones. */
export async function takeOffShoppingList(
  transaction: Transaction,
  { place }: At,
  keys: readonly string[],
): Promise<Answer[]> {
  const items = itemsOf(await transaction.read(DOCUMENTS.shoppingList(place)));
  const gone = keys.filter((key) => items[key]);
  if (gone.length > 0)
    transaction.update(DOCUMENTS.shoppingList(place), {
      ...Object.fromEntries(gone.map((key) => [`items.${key}`, REMOVE])),
      last_item_id: null,
      updated_at: SERVER_TIME,
    });
  return Object.entries(items)
    .filter(([key]) => !gone.includes(key))
    .map(([key, entry]) => answerOf(key, entry));
}
