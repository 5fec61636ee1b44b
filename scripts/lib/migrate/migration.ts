import type { DocumentData } from 'firebase-admin/firestore';

/** A document as it is stored; timestamps come and go as Firestore's. */
export interface Stored {
  /** Its last segment of the path. */
  id: string;
  fields: DocumentData;
}

/** Fields to set in a document, made where it is missing; `null` removes it. */
export interface Write {
  path: string;
  fields: DocumentData | null;
}

/** The documents that a migration may read besides its own. */
export interface Database {
  /** The fields of a document; undefined where there is none. */
  read: (path: string) => Promise<DocumentData | undefined>;
}

/**
 * A change of the shape of stored documents. It writes nothing for a document in the new shape, so that a
 * migration may be interrupted, repeated, and run while the product is used.
 */
export interface Migration {
  /** Number and name: `0001-recipes-have-a-source`. Numbers give the order and are never used twice. */
  id: string;
  /** The change in one sentence. */
  summary: string;
  /** The collection; with `group`, every collection of this name at any depth. */
  collection: string;
  group?: true;
  /** The fields to set in a document, `null` where it is in the new shape. Pure. */
  change?: (fields: DocumentData) => DocumentData | null;
  /**
   * Where more than the document itself is looked at or written: the writes that follow from it, run in one
   * transaction.
   */
  writes?: (document: Stored, database: Database) => Promise<Write[]>;
}
