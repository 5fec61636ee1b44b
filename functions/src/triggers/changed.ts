import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';

export type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** Whether an event says that one of the fields (or the whole document) came, went or changed. */
export function changed(event: Written, fields?: readonly string[]): boolean {
  const before = event.data?.before.data();
  const after = event.data?.after.data();
  if (!before || !after) return before !== after;
  if (!fields) return !isDeepStrictEqual(before, after);
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}
