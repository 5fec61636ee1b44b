import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seed/world.ts';

const BATCH = 200;

/** Writes whole documents in batches, in order, and reports after each batch how many are written. */
export async function writeDocuments(
  db: Firestore,
  documents: readonly SeedDocument[],
  written: (count: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = db.batch();
    const slice = documents.slice(start, start + BATCH);
    for (const { path, data } of slice) batch.set(db.doc(path), data);
    await batch.commit();
    written(start + slice.length);
  }
}
