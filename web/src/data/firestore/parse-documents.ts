import type { DocumentData, SnapshotMetadata } from 'firebase/firestore';
import type { z } from 'zod';
import { logFailure } from '#lib/browser/log-failure.ts';

/** Firestore's timestamps. What was read by its REST API has dates. */
const isTimestamp = (value: object): value is { toDate: () => Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/**
 * Timestamps to dates, at any depth of maps and lists. A timestamp the server has not set yet is estimated by
 * the SDK.
 */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withDates(entry)]));
}

/**
 * Parses what Firestore holds with the domain schema; throws where it does not fit. Read data with `{
 * serverTimestamps: 'estimate' }`.
 */
export const parseDocument = <S extends z.ZodType>(schema: S, data: DocumentData): z.output<S> =>
  schema.parse(withDates(data));

/**
 * Those of several documents that fit the schema: one that somebody wrote past the rules, in the emulator UI
 * say, hides nothing but itself. Administrators see it named at `/admin/reference`, if it is reference data.
 */
export const parseFitting = <S extends z.ZodType>(
  schema: S,
  documents: readonly DocumentData[],
): z.output<S>[] =>
  documents.flatMap((data) => {
    const parsed = schema.safeParse(withDates(data));
    if (parsed.success) return [parsed.data];
    logFailure('A document that does not fit its schema is left out', parsed.error);
    return [];
  });

/** The metadata of a snapshot for `Live`. */
export const metaOf = ({ fromCache, hasPendingWrites }: SnapshotMetadata) => ({
  cached: fromCache,
  pending: hasPendingWrites,
});
