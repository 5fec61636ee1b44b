import type { DocumentData } from 'firebase-admin/firestore';

/**
 * A change of the shape of stored documents. `change` is pure and idempotent: a document in the new shape needs nothing, so that a
 * migration may be interrupted, repeated, and run while the product is used.
 */
export interface Migration {
  /** Number and name: `0001-folders-keep-removed-pictures`. Numbers give the order and are never used twice. */
  id: string;
  /** What becomes different, in one sentence. */
  summary: string;
  /** The collection; with `group`, every collection of this name at any depth. */
  collection: string;
  group?: true;
  /** The fields to set, `null` where the document is in the new shape. Timestamps come and go as Firestore's. */
  change: (fields: DocumentData) => DocumentData | null;
}
