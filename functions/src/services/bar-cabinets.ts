import type { z } from 'zod';
import type { barCabinetAnswer, barCabinetItemAnswer, barCabinetSummary } from '@cellaret/domain/api-answers';
import {
  barCabinetDocument,
  type BarCabinet,
  type BarCabinetEntry,
  type BarCabinetInput,
  type BarCabinetItemInput,
} from '@cellaret/domain/bar-cabinet';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { newId } from '@cellaret/domain/ids';
import { LIMITS } from '@cellaret/domain/limits';
import { findDocuments, readDocument, readDocuments } from '../store/documents.ts';
import type { Transaction } from '../store/transaction.ts';
import { SERVER_TIME } from '../store/values.ts';
import { notFound, refuseReference } from './failures.ts';
import { parseIngredient } from './lineages.ts';
import { readReferences, type Reader } from './references.ts';
import { preferencesOf, select } from './selection.ts';

type Summary = z.infer<typeof barCabinetSummary>;
type Answer = z.infer<typeof barCabinetAnswer>;
type ItemAnswer = z.infer<typeof barCabinetItemAnswer>;

const parseCabinet = (stored: unknown): BarCabinet => {
  if (!stored) throw notFound('bar cabinet');
  return barCabinetDocument.parse(stored);
};

/** The cabinets of a person. */
export async function listBarCabinets(uid: string): Promise<Summary[]> {
  const [found, user] = await Promise.all([
    findDocuments(COLLECTIONS.barCabinets(uid), {
      orderBy: ['id', 'asc'],
      limit: LIMITS.listPage,
      select: ['id', 'bar_cabinet_name'],
    }),
    readDocument(DOCUMENTS.user(uid)),
  ]);
  const { active_bar_cabinet_id } = preferencesOf(user);
  return found.map(({ fields }) => ({
    id: Number(fields.id),
    bar_cabinet_name: String(fields.bar_cabinet_name),
    is_active: fields.id === active_bar_cabinet_id,
  }));
}

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
  const [stored, user] = await readDocuments([DOCUMENTS.barCabinet(uid, id), DOCUMENTS.user(uid)]);
  const cabinet = parseCabinet(stored);
  const items = Object.entries(cabinet.items).sort(([a], [b]) => Number(a) - Number(b));
  return {
    id,
    bar_cabinet_name: cabinet.bar_cabinet_name,
    is_active: preferencesOf(user).active_bar_cabinet_id === id,
    bar_cabinet_items: await itemAnswers({ readAll: readDocuments }, items),
  };
}

/** What a cabinet has. */
export interface Stock {
  inStock: number[];
  /** In stock or not. */
  all: Set<number>;
}

function stockOf({ items }: BarCabinet): Stock {
  const kept = Object.entries(items).filter(([, entry]) => !entry.is_deleted);
  return {
    inStock: kept.filter(([, entry]) => entry.is_in_stock).map(([key]) => Number(key)),
    all: new Set(kept.map(([key]) => Number(key))),
  };
}

/** What a person's cabinet has. Throws not-found. */
export const readStock = async (uid: string, id: number): Promise<Stock> =>
  stockOf(parseCabinet(await readDocument(DOCUMENTS.barCabinet(uid, id))));

/** What is in stock in a person's active cabinet, or the first where none is active; one read. */
export async function readActiveStock(uid: string, activeId: number | null): Promise<number[]> {
  if (activeId !== null) {
    const active = await readDocument(DOCUMENTS.barCabinet(uid, activeId));
    return active ? stockOf(parseCabinet(active)).inStock : [];
  }
  const [first] = await findDocuments(COLLECTIONS.barCabinets(uid), { orderBy: ['id', 'asc'], limit: 1 });
  return first ? stockOf(parseCabinet(first.fields)).inStock : [];
}

/** Creates an empty cabinet. */
export async function createBarCabinet(
  transaction: Transaction,
  uid: string,
  { bar_cabinet_name, is_active }: BarCabinetInput,
): Promise<Summary> {
  const id = newId();
  const stored = await transaction.read(DOCUMENTS.user(uid));
  transaction.create(DOCUMENTS.barCabinet(uid, id), {
    id,
    bar_cabinet_name,
    items: {},
    last_item_id: null,
    created_at: SERVER_TIME,
    updated_at: SERVER_TIME,
  });
  select(transaction, { uid, stored, pointer: 'active_bar_cabinet_id', id, active: is_active });
  return { id, bar_cabinet_name, is_active };
}

/** Renames a cabinet and makes it the active one, or no longer so. Throws not-found. */
export async function updateBarCabinet(
  transaction: Transaction,
  uid: string,
  id: number,
  { bar_cabinet_name, is_active }: BarCabinetInput,
): Promise<Summary> {
  const path = DOCUMENTS.barCabinet(uid, id);
  const [cabinet, stored] = await transaction.readAll([path, DOCUMENTS.user(uid)]);
  if (parseCabinet(cabinet).bar_cabinet_name !== bar_cabinet_name)
    transaction.update(path, { bar_cabinet_name, updated_at: SERVER_TIME });
  select(transaction, { uid, stored, pointer: 'active_bar_cabinet_id', id, active: is_active });
  return { id, bar_cabinet_name, is_active };
}

/** Adds, toggles or removes an ingredient of a cabinet. Throws not-found and unprocessable. */
export async function saveBarCabinetItem(
  transaction: Transaction,
  uid: string,
  id: number,
  { ingredient_id, is_in_stock, is_deleted }: BarCabinetItemInput,
): Promise<ItemAnswer> {
  const path = DOCUMENTS.barCabinet(uid, id);
  const key = String(ingredient_id);
  const [stored, source] = await transaction.readAll([path, DOCUMENTS.ingredient(ingredient_id)]);
  const { items } = parseCabinet(stored);
  const ingredient = parseIngredient(source);
  // An ingredient that has gone since can still be marked as removed.
  const named = ingredient ?? items[key];
  if (!named) return refuseReference('ingredient_id', `Ingredient ${ingredient_id} does not exist`);
  if (!items[key] && Object.keys(items).length >= LIMITS.collectionItems.max)
    refuseReference('ingredient_id', `A bar cabinet holds at most ${LIMITS.collectionItems.max} ingredients`);
  const { ingredient_name, ingredient_type_id } = named;
  const entry: BarCabinetEntry = { ingredient_name, ingredient_type_id, is_in_stock, is_deleted };
  const [answer] = await itemAnswers(transaction, [[key, entry]]);
  transaction.update(path, { [`items.${key}`]: entry, last_item_id: key, updated_at: SERVER_TIME });
  return answer as ItemAnswer;
}
