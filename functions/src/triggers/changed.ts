import { isDeepStrictEqual } from 'node:util';
import { logger } from 'firebase-functions';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';

export type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** True if one of the fields, or the whole document, was added, removed or changed. */
export function changed(event: Written, fields?: readonly string[]): boolean {
  const before = event.data?.before.data();
  const after = event.data?.after.data();
  if (!before || !after) return before !== after;
  if (!fields) return !isDeepStrictEqual(before, after);
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** Older events are dropped: services/rebuilds/catch-up.ts has repaired their period several times. */
const FOLLOWED_MS = 2 * 60 * 60 * 1000;

/** True if an event is too old to handle; logs it. */
export function isTooOld(event: { time?: string; document?: string }): boolean {
  const age = Date.now() - Date.parse(event.time ?? '');
  if (!(age > FOLLOWED_MS)) return false;
  logger.error('An event was dropped that could not be followed in time', { document: event.document, age });
  return true;
}
