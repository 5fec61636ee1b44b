import type { barCabinetAnswer, barCabinetItemAnswer } from '@cellaret/domain/api-answers';
import type { BarCabinet, BarCabinetEntry, BarCabinetItemInput } from '@cellaret/domain/bar-cabinet';
import { DOCUMENTS, placeOf } from '@cellaret/domain/collections';
import { BAR_CABINETS, keptEntries } from '@cellaret/domain/shelf';
import type { z } from 'zod';
import { findDocuments, readDocument, readDocuments } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';
import { refuseReference } from './failures.ts';
import { parseIngredient } from './lineages.ts';
import { readReferences, type Reader } from './references.ts';
import { openEntry, parsedShelf, readShelf } from './shelves.ts';

type Answer = z.infer<typeof barCabinetAnswer>;
type ItemAnswer = z.infer<typeof barCabinetItemAnswer>;

async function itemAnswers(reader: Reader, items: [string, BarCabinetEntry][]): Promise<ItemAnswer[]> {
  const types = await readReferences(
    reader,
    'ingredient_types',
    items.map(([, entry]) => entry.ingredient_type_id),
  );
  return items.map(([key, { ingredient_name, ingredient_type_id, is_in_stock, is_deleted }]) => ({
    ingredient: {
      id: Number(key),
      ingredient_name,
      ingredient_type: {
        id: ingredient_type_id,
        ingredient_type_name: types.get(ingredient_type_id)?.ingredient_type_name ?? '',
      },
    },
    is_in_stock,
    is_deleted,
  }));
}

/** A person's cabinet with its items by id, removed ones included: three reads. Throws not-found. */
export async function readBarCabinet(uid: string, id: number): Promise<Answer> {
  const { summary, entries } = await readShelf(BAR_CABINETS, uid, id);
  return { ...summary, bar_cabinet_items: await itemAnswers({ readAll: readDocuments }, entries) };
}

/** What a cabinet has. */
export interface Stock {
  inStock: number[];
  /** In stock or not. */
  all: Set<number>;
}

function stockOf(cabinet: Pick<BarCabinet, 'items'>): Stock {
  const kept = keptEntries(cabinet);
  return {
    inStock: kept.filter(([, entry]) => entry.is_in_stock).map(([id]) => id),
    all: new Set(kept.map(([id]) => id)),
  };
}

/** What a person's cabinet has. Throws not-found. */
export const readStock = async (uid: string, id: number): Promise<Stock> =>
  stockOf(parsedShelf(BAR_CABINETS, await readDocument(DOCUMENTS.barCabinet(placeOf(uid), id))));

/** What is in stock in a person's active cabinet, or the first where none is, or one that is gone; one read if it is there. */
export async function readActiveStock(uid: string, activeId: number | null): Promise<number[]> {
  const place = placeOf(uid);
  const active = activeId === null ? null : await readDocument(BAR_CABINETS.document(place, activeId));
  if (active) return stockOf(parsedShelf(BAR_CABINETS, active)).inStock;
  const [first] = await findDocuments(BAR_CABINETS.collection(place), { orderBy: ['id', 'asc'], limit: 1 });
  return first ? stockOf(parsedShelf(BAR_CABINETS, first.fields)).inStock : [];
}

/** Adds, toggles or removes an ingredient of a cabinet. Throws not-found and unprocessable. */
export async function saveBarCabinetItem(
  transaction: Transaction,
  uid: string,
  id: number,
  { ingredient_id, is_in_stock, is_deleted }: BarCabinetItemInput,
): Promise<ItemAnswer> {
  const source = DOCUMENTS.ingredient(ingredient_id);
  const open = await openEntry(BAR_CABINETS, transaction, { uid, id, itemId: ingredient_id, source });
  // An ingredient that has gone since can still be marked as removed.
  const named = parseIngredient(ingredient_id, open.source) ?? open.before;
  if (!named) return refuseReference('ingredient_id', `Ingredient ${ingredient_id} does not exist`);
  const { ingredient_name, ingredient_type_id } = named;
  const entry: BarCabinetEntry = { ingredient_name, ingredient_type_id, is_in_stock, is_deleted };
  const [answer] = await itemAnswers(transaction, [[String(ingredient_id), entry]]);
  open.save(entry);
  return answer as ItemAnswer;
}
