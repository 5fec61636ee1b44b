import {
  AggregateField,
  FieldPath,
  type Query,
  type WhereFilterOp,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from './admin-app.ts';
import { fromFirestore, type Fields } from './field-values.ts';
import { noteReads, noteWrites } from './usage.ts';

/** A query; `limit` is required, so that no call reads a whole collection by accident. */
export interface Find {
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Start after this value of the `orderBy` field, or this document id without `orderBy`. */
  after?: unknown;
  /** Start after this value and document id, for values that are not unique. */
  behind?: readonly [value: unknown, id: string];
  limit: number;
  select?: readonly string[];
}

const whereOf = (query: Query, where: Find['where'] = []): Query =>
  where.reduce((limited, [field, operator, value]) => limited.where(field, operator, value), query);

/** Builds the Admin SDK's query; ordered by document id without `orderBy`. */
export function queryOf(collection: string, find: Find): Query {
  let query = whereOf(firestore().collection(collection), find.where);
  const [field, direction] = find.orderBy ?? [FieldPath.documentId(), 'asc' as const];
  query = query.orderBy(field, direction);
  if (find.after !== undefined) query = query.startAfter(find.after);
  if (find.behind) query = query.orderBy(FieldPath.documentId(), direction).startAfter(...find.behind);
  if (find.select) query = query.select(...find.select);
  return query.limit(find.limit);
}

/** Reads documents by path, in order; null for missing ones. */
export async function readDocuments(paths: readonly string[]): Promise<(Fields | null)[]> {
  if (paths.length === 0) return [];
  noteReads(paths.length);
  const database = firestore();
  const snapshots = await database.getAll(...paths.map((path) => database.doc(path)));
  return snapshots.map((snapshot) => {
    const data = snapshot.data();
    return data ? fromFirestore(data) : null;
  });
}

export async function readDocument(path: string): Promise<Fields | null> {
  return (await readDocuments([path]))[0] ?? null;
}

export interface Found {
  path: string;
  fields: Fields;
}

export async function findDocuments(collection: string, find: Find): Promise<Found[]> {
  const result = await queryOf(collection, find).get();
  noteReads(Math.max(1, result.size));
  return result.docs.map((snapshot) => ({ path: snapshot.ref.path, fields: fromFirestore(snapshot.data()) }));
}

/** Paths of the documents of a query in all collections with a name. */
export async function findInGroup(
  name: string,
  { where, limit }: Pick<Find, 'where' | 'limit'>,
): Promise<string[]> {
  const result = await whereOf(firestore().collectionGroup(name), where).limit(limit).select().get();
  noteReads(Math.max(1, result.size));
  return result.docs.map((snapshot) => snapshot.ref.path);
}

/** Ids of all documents of a query, page by page (`find.limit`), starting after `find.after`. */
export async function* findIdPages(
  collection: string,
  find: Omit<Find, 'after' | 'select'> & { after?: string },
): AsyncGenerator<string[]> {
  let { after } = find;
  for (;;) {
    const found = await findDocuments(collection, { ...find, select: [], after });
    const ids = found.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
    if (ids.length > 0) yield ids;
    if (ids.length < find.limit) return;
    after = ids.at(-1);
  }
}

/** The number of documents that match; costs one read per thousand. */
export async function countDocuments(collection: string, where: Find['where'] = []): Promise<number> {
  const result = await whereOf(firestore().collection(collection), where).count().get();
  const { count } = result.data();
  noteReads(Math.max(1, Math.ceil(count / 1000)));
  return count;
}

/** The number of documents and the average of a field, null without any; costs one read per thousand. */
export async function averageOf(
  collection: string,
  field: string,
): Promise<{ count: number; average: number | null }> {
  const result = await firestore()
    .collection(collection)
    .aggregate({ count: AggregateField.count(), average: AggregateField.average(field) })
    .get();
  const { count, average } = result.data();
  noteReads(Math.max(1, Math.ceil(count / 1000)));
  return { count, average };
}

/** Deletes up to 500 documents atomically; missing ones are ignored. */
export async function removeDocuments(paths: readonly string[]): Promise<void> {
  const batch = firestore().batch();
  for (const path of paths) batch.delete(firestore().doc(path));
  await batch.commit();
  noteWrites(paths.length);
}

interface ChangedPage {
  documents: Fields[];
  /** All commits up to this time are included. Milliseconds since 1970, server clock, of the first page. */
  readAt: number;
}

const PAGE = 500;

/** Documents with `field` after `since`. Pages continue after a document: timestamps are not unique. */
export async function* changesSince(
  collection: string,
  field: string,
  since: Date,
): AsyncGenerator<ChangedPage> {
  let last: QueryDocumentSnapshot | undefined;
  let readAt: number | undefined;
  for (;;) {
    const query = firestore().collection(collection).where(field, '>', since).orderBy(field).limit(PAGE);
    const result = await (last ? query.startAfter(last) : query).get();
    noteReads(Math.max(1, result.size));
    readAt ??= result.readTime.toMillis();
    yield { documents: result.docs.map((snapshot) => fromFirestore(snapshot.data())), readAt };
    last = result.docs.at(-1);
    if (result.size < PAGE) return;
  }
}
