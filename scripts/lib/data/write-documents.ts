import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from '../seed/seed-data.ts';

const BATCH = 50;

export interface WriteOptions {
  /** Refuse to replace a document that exists. */
  create?: boolean;
  /** Called after each batch with the number of written documents. */
  written?: (count: number) => void;
}

/** Writes whole documents in batches, in order. */
export async function writeDocuments(
  db: Firestore,
  documents: readonly SeedDocument[],
  { create = false, written }: WriteOptions = {},
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = db.batch();
    const slice = documents.slice(start, start + BATCH);
    for (const { path, data } of slice) {
      if (create) batch.create(db.doc(path), data);
      else batch.set(db.doc(path), data);
    }
    await batch.commit();
    written?.(start + slice.length);
  }
}
