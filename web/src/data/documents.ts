import { collection, doc, Timestamp, type DocumentData, type SnapshotMetadata } from 'firebase/firestore';
import type { z } from 'zod';
import { firestore } from './firestore.ts';

/** A collection by its path from the domain. */
export const collectionAt = (path: string) => collection(firestore(), path);

/** A document by its path from the domain. */
export const documentAt = (path: string) => doc(firestore(), path);

/** Timestamps to dates, at any depth of maps and lists. A timestamp the server has not set yet is estimated by the SDK. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withDates(entry)]));
  return value;
}

/** Parses what Firestore holds with the domain schema; throws where it does not fit. Read data with `{ serverTimestamps: 'estimate' }`. */
export const parseDocument = <S extends z.ZodType>(schema: S, data: DocumentData): z.output<S> =>
  schema.parse(withDates(data));

/** What `Live` says about a snapshot. */
export const metaOf = ({ fromCache, hasPendingWrites }: SnapshotMetadata) => ({
  cached: fromCache,
  pending: hasPendingWrites,
});
