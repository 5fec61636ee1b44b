import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import {
  type DocumentData,
  type Transaction as AdminTransaction,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { firestore } from './admin-app.ts';
import { type Found, queryOf, type Find } from './documents.ts';
import { fromFirestore, type Fields } from './field-values.ts';
import { noteReads, noteWrites } from './usage.ts';

const SCALAR_BYTES = 8;
const DOCUMENT_BYTES = 32;
const NAME_BYTES = 16;

const textBytes = (text: string): number => Buffer.byteLength(text) + 1;

/** The bytes of a value by Firestore's formula (https://firebase.google.com/docs/firestore/storage-size). */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return SCALAR_BYTES;
  if (value === null || typeof value === 'boolean') return 1;
  if (value === undefined) return 0;
  if (value instanceof Date || value instanceof Timestamp || value instanceof FieldValue) return SCALAR_BYTES;
  if (Array.isArray(value)) return value.reduce<number>((sum, inner) => sum + sizeOf(inner), 0);
  return Object.entries(value).reduce((sum, [key, inner]) => sum + textBytes(key) + sizeOf(inner), 0);
}

export const documentBytes = (path: string, fields: Fields): number =>
  path.split('/').reduce((sum, part) => sum + textBytes(part), NAME_BYTES) + sizeOf(fields) + DOCUMENT_BYTES;

/** Throws too-large if merged `parts` may exceed the limit, which the local engine does not enforce. */
export function refuseTooLarge(path: string, ...parts: readonly Fields[]): void {
  const bytes = parts.reduce((sum, fields) => sum + documentBytes(path, fields), 0);
  if (bytes > FUNCTION_LIMITS.documentBytes)
    throw new AppError('too-large', 'This would hold more than can be stored');
}

/** Atomic reads, then writes. Throws too-large above `FUNCTION_LIMITS.documentBytes`. */
export interface Transaction {
  read(path: string): Promise<Fields | null>;
  readAll(paths: readonly string[]): Promise<(Fields | null)[]>;
  find(collection: string, find: Find): Promise<Found[]>;
  /** Fails the transaction if the document exists. */
  create(path: string, fields: Fields): void;
  set(path: string, fields: Fields): void;
  /** Sets the named fields, recursively; creates the document if it is missing. */
  merge(path: string, fields: Fields): void;
  /** Sets the named fields of an existing document; `a.b` is a field of a map. */
  update(path: string, fields: Fields): void;
  /** Creates `to` as an exact copy of `from`, which must have been read, except for `changes`. */
  copy(from: string, to: string, changes: Fields): void;
  remove(path: string): void;
}

/** Aborts a transaction without writes, which releases its locks at once. */
class NothingWritten extends Error {}

const ALREADY_EXISTS = 6;
const ATTEMPTS = 10;

function transactionOn(admin: AdminTransaction) {
  const database = firestore();
  const raw = new Map<string, DocumentData>();
  const state = { writes: 0 };
  const write = () => {
    state.writes += 1;
    return admin;
  };
  const readAll = async (paths: readonly string[]) => {
    if (paths.length === 0) return [];
    noteReads(paths.length);
    const snapshots = await admin.getAll(...paths.map((path) => database.doc(path)));
    return snapshots.map((snapshot) => {
      const data = snapshot.data();
      if (!data) return null;
      raw.set(snapshot.ref.path, data);
      return fromFirestore(data);
    });
  };
  // The size of the existing document is known if it was read; a replaced field counts twice.
  const writeOver = (path: string, fields: Fields) => {
    refuseTooLarge(path, raw.get(path) ?? {}, fields);
    return write();
  };
  const writeAnew = (path: string, fields: Fields) => {
    refuseTooLarge(path, fields);
    return write();
  };
  const transaction: Transaction = {
    readAll,
    read: async (path) => (await readAll([path]))[0] ?? null,
    find: async (collection, find) => {
      const result = await admin.get(queryOf(collection, find));
      noteReads(Math.max(1, result.size));
      return result.docs.map((snapshot) => {
        raw.set(snapshot.ref.path, snapshot.data());
        return { path: snapshot.ref.path, fields: fromFirestore(snapshot.data()) };
      });
    },
    create: (path, fields) => void writeAnew(path, fields).create(database.doc(path), fields),
    set: (path, fields) => void writeAnew(path, fields).set(database.doc(path), fields),
    merge: (path, fields) => void writeOver(path, fields).set(database.doc(path), fields, { merge: true }),
    update: (path, fields) => void writeOver(path, fields).update(database.doc(path), fields),
    copy: (from, to, changes) => {
      const source = raw.get(from);
      if (!source) throw new Error(`${from} was not read in this transaction`);
      const fields = { ...source, ...changes };
      writeAnew(to, fields).create(database.doc(to), fields);
    },
    remove: (path) => void write().delete(database.doc(path)),
  };
  return { transaction, state };
}

async function attempt<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  let untouched: { result: T } | undefined;
  let writes = 0;
  try {
    const result = await firestore().runTransaction(
      async (admin) => {
        untouched = undefined;
        const { transaction, state } = transactionOn(admin);
        const value = await work(transaction);
        writes = state.writes;
        if (writes > 0) return value;
        untouched = { result: value };
        throw new NothingWritten();
      },
      { maxAttempts: ATTEMPTS },
    );
    noteWrites(writes);
    return result;
  } catch (thrown) {
    if (thrown instanceof NothingWritten && untouched) return untouched.result;
    throw thrown;
  }
}

/** Runs `work`, again on contention or if a created id exists: it must have no other side effects. */
export async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await attempt(work);
    } catch (thrown) {
      if ((thrown as { code?: unknown }).code !== ALREADY_EXISTS || left === 1) throw thrown;
    }
  }
}
