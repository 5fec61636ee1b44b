import type { Shelf, ShelfKind } from '@cellaret/domain/cabinets/shelf';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import { findDocuments, readDocument, readDocuments } from '../../store/documents.ts';
import { SERVER_TIME, type Fields } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { notFound, refuseReference } from '../core/failures.ts';
import type { At } from '../core/place-access.ts';
import { countAgainstQuota } from '../core/quotas.ts';
import { preferencesOf, select } from './selection.ts';

type Summary<N extends string> = { id: number; is_active: boolean } & Record<N, string>;

type Input<N extends string> = { is_active: boolean } & Record<N, string>;

function summaryOf<N extends string>(
  { nameField }: { nameField: N },
  id: number,
  name: string,
  is_active: boolean,
): Summary<N> {
  // TypeScript does not infer computed keys.
  return { id, [nameField]: name, is_active } as Summary<N>;
}

/** A parsed shelf. Throws not-found. */
export function parsedShelf<N extends string, E>(kind: ShelfKind<N, E>, stored: unknown): Shelf<N, E> {
  if (!stored) throw notFound(kind.noun);
  return kind.schema.parse(stored);
}

export async function listShelves<N extends string, E>(kind: ShelfKind<N, E>, at: At): Promise<Summary<N>[]> {
  const [found, user] = await Promise.all([
    findDocuments(kind.collection(at.place), {
      orderBy: ['id', 'asc'],
      limit: LIMITS.listPage,
      select: ['id', kind.nameField],
    }),
    readDocument(DOCUMENTS.user(at.uid)),
  ]);
  const active = preferencesOf(user)[kind.pointer];
  return found.map(({ fields }) =>
    summaryOf(kind, Number(fields.id), String(fields[kind.nameField]), fields.id === active),
  );
}

/** A shelf with entries by id, including removed ones, and preferences: two reads. Throws not-found. */
export async function readShelf<N extends string, E>(kind: ShelfKind<N, E>, at: At, id: number) {
  const [stored, user] = await readDocuments([kind.document(at.place, id), DOCUMENTS.user(at.uid)]);
  const shelf = parsedShelf(kind, stored);
  const preferences = preferencesOf(user);
  return {
    shelf,
    preferences,
    summary: summaryOf(kind, id, shelf[kind.nameField], preferences[kind.pointer] === id),
    entries: Object.entries(shelf.items).sort(([a], [b]) => Number(a) - Number(b)),
  };
}

/** Creates an empty shelf with additional fields of its kind. Throws QuotaExceeded. */
export async function createShelf<N extends string, E>(
  kind: ShelfKind<N, E>,
  transaction: Transaction,
  at: At,
  input: Input<N>,
  more: Fields = {},
): Promise<Summary<N>> {
  const id = newId();
  const name: string = input[kind.nameField];
  const count = await countAgainstQuota(transaction, at.uid, 'shelves');
  const stored = await transaction.read(DOCUMENTS.user(at.uid));
  count(id);
  transaction.create(kind.document(at.place, id), {
    id,
    [kind.nameField]: name,
    items: {},
    ...more,
    last_item_id: null,
    created_at: SERVER_TIME,
    updated_at: SERVER_TIME,
  });
  select(transaction, { ...at, stored, pointer: kind.pointer, id, active: input.is_active });
  return summaryOf(kind, id, name, input.is_active);
}

/** Updates name, additional fields and the active state of a shelf. Throws not-found. */
export async function updateShelf<N extends string, E>(
  kind: ShelfKind<N, E>,
  transaction: Transaction,
  at: At,
  id: number,
  input: Input<N>,
  more: Fields = {},
): Promise<Summary<N>> {
  const path = kind.document(at.place, id);
  const name: string = input[kind.nameField];
  const [found, stored] = await transaction.readAll([path, DOCUMENTS.user(at.uid)]);
  const before: string = parsedShelf(kind, found)[kind.nameField];
  const changes = { ...(before !== name && { [kind.nameField]: name }), ...more };
  if (Object.keys(changes).length > 0) transaction.update(path, { ...changes, updated_at: SERVER_TIME });
  select(transaction, { ...at, stored, pointer: kind.pointer, id, active: input.is_active });
  return summaryOf(kind, id, name, input.is_active);
}

/** Deletes a shelf and the pointer to it. Throws not-found. */
export async function deleteShelf<N extends string, E>(
  kind: ShelfKind<N, E>,
  transaction: Transaction,
  at: At,
  id: number,
): Promise<void> {
  const [found, stored] = await transaction.readAll([kind.document(at.place, id), DOCUMENTS.user(at.uid)]);
  if (!found) throw notFound(kind.noun);
  transaction.remove(kind.document(at.place, id));
  select(transaction, { ...at, stored, pointer: kind.pointer, id, active: false });
}

interface OpenEntry<E> {
  source: Fields | null;
  before: E | undefined;
  /** Writes the entry. Throws unprocessable if the shelf is full. */
  save: (entry: E) => void;
}

/** Prepares saving the entry of `itemId`, whose document is at `source`. Throws not-found. */
export async function openEntry<N extends string, E>(
  kind: ShelfKind<N, E>,
  transaction: Transaction,
  { at, id, itemId, source }: { at: At; id: number; itemId: number; source: string },
): Promise<OpenEntry<E>> {
  const path = kind.document(at.place, id);
  const key = String(itemId);
  const [stored, found = null] = await transaction.readAll([path, source]);
  const { items } = parsedShelf(kind, stored);
  return {
    source: found,
    before: items[key],
    save: (entry) => {
      const { max } = FUNCTION_LIMITS.collectionItems;
      if (!items[key] && Object.keys(items).length >= max)
        refuseReference(`${kind.entryNoun}_id`, `A ${kind.noun} holds at most ${max} ${kind.entryNoun}s`);
      transaction.update(path, { [`items.${key}`]: entry, last_item_id: key, updated_at: SERVER_TIME });
    },
  };
}
