import { FUNCTION_COLLECTIONS } from '@cellaret/domain/core/collections';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Database, Migration, Write } from './migration.ts';

const PAGE = 300;
const AT_ONCE = 20;

/** Result of a migration: documents found and, unless it was a dry run, changed. */
export interface MigrationResult {
  looked: number;
  changed: number;
  /** Paths of the first few documents it changes, to look at before it runs. */
  examples: string[];
}

const EXAMPLES = 5;

/** All documents of a migration by id, a page at a time. */
async function* pages(db: Firestore, migration: Migration): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all: Query = migration.group
    ? db.collectionGroup(migration.collection)
    : db.collection(migration.collection);
  const query = all.orderBy(FieldPath.documentId()).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}

/** The reads that a migration may do, in a transaction if there is one. */
const databaseOf = (db: Firestore, transaction?: Transaction): Database => ({
  read: async (path) => {
    const reference = db.doc(path);
    return (await (transaction ? transaction.get(reference) : reference.get())).data();
  },
});

/** The writes that bring a document into the new shape; none where it is. */
async function writesOf(
  { change, writes }: Migration,
  document: DocumentSnapshot,
  database: Database,
): Promise<Write[]> {
  const fields = document.data();
  if (!fields) return [];
  const changed = change?.(fields) ?? null;
  const own = changed ? [{ path: document.ref.path, fields: changed }] : [];
  return [...own, ...((await writes?.({ id: document.id, fields }, database)) ?? [])];
}

/**
 * Changes one document as it is now, not as it was when its page was read: somebody may be working with it.
 */
const changeDocument = (
  db: Firestore,
  reference: DocumentReference,
  migration: Migration,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const due = await writesOf(migration, document, databaseOf(db, transaction));
    for (const { path, fields } of due) {
      if (fields) transaction.set(db.doc(path), fields, { merge: true });
      else transaction.delete(db.doc(path));
    }
    return due.length > 0;
  });

/** Runs a migration over every document of its collection; a dry run only counts. */
export async function runMigration(
  db: Firestore,
  migration: Migration,
  { dryRun }: { dryRun: boolean },
): Promise<MigrationResult> {
  const result: MigrationResult = { looked: 0, changed: 0, examples: [] };
  for await (const docs of pages(db, migration)) {
    result.looked += docs.length;
    const database = databaseOf(db);
    const writes = await Promise.all(docs.map((document) => writesOf(migration, document, database)));
    const due = docs.filter((_, index) => (writes[index]?.length ?? 0) > 0);
    result.examples.push(...due.slice(0, EXAMPLES - result.examples.length).map(({ ref }) => ref.path));
    if (dryRun) {
      result.changed += due.length;
      continue;
    }
    for (let start = 0; start < due.length; start += AT_ONCE) {
      const slice = due.slice(start, start + AT_ONCE);
      const done = await Promise.all(slice.map(({ ref }) => changeDocument(db, ref, migration)));
      result.changed += done.filter(Boolean).length;
    }
  }
  return result;
}

/** Ids of the migrations that ran to their end on this database. */
export async function appliedMigrations(db: Firestore): Promise<Set<string>> {
  const { docs } = await db.collection(FUNCTION_COLLECTIONS.migrations).select().get();
  return new Set(docs.map(({ id }) => id));
}

/** Notes that a migration ran to its end. */
export async function noteApplied(
  db: Firestore,
  migration: Migration,
  { looked, changed }: MigrationResult,
): Promise<void> {
  await db.doc(`${FUNCTION_COLLECTIONS.migrations}/${migration.id}`).set({
    summary: migration.summary,
    documents_looked_at: looked,
    documents_changed: changed,
    applied_at: FieldValue.serverTimestamp(),
  });
}
