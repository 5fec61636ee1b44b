import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** Fields of a document, with timestamps as dates. */
export type Fields = Record<string, unknown>;

export const SERVER_TIME: unknown = FieldValue.serverTimestamp();

export const REMOVE: unknown = FieldValue.delete();

/** Sentinel that adds `by` to the stored number; a missing one counts as 0. */
export const increment = (by: number): unknown => FieldValue.increment(by);

export const arrayUnion = (value: unknown): unknown => FieldValue.arrayUnion(value);

export const arrayRemove = (value: unknown): unknown => FieldValue.arrayRemove(value);

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  return value;
}

export const fromFirestore = (data: DocumentData): Fields => plain(data) as Fields;
