import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** Fields of a document: timestamps are dates. */
export type Fields = Record<string, unknown>;

/** Stands for the moment of the commit. */
export const SERVER_TIME: unknown = FieldValue.serverTimestamp();

/** Stands for "this field goes". */
export const REMOVE: unknown = FieldValue.delete();

/** Stands for the stored number plus `by`; a missing number counts as 0. */
export const increment = (by: number): unknown => FieldValue.increment(by);

/** Stands for the stored list with `value` behind it, unless it is there. */
export const arrayUnion = (value: unknown): unknown => FieldValue.arrayUnion(value);

/** Stands for the stored list without `value`. */
export const arrayRemove = (value: unknown): unknown => FieldValue.arrayRemove(value);

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  return value;
}

/** What Firestore stores, with timestamps as dates. */
export const fromFirestore = (data: DocumentData): Fields => plain(data) as Fields;
