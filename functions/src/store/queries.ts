import { FieldPath, type Query, type WhereFilterOp } from 'firebase-admin/firestore';
import { firestore } from './app.ts';

/** A query; `limit` is required because nothing here reads a whole collection by accident. */
export interface Find {
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Values of `orderBy`'s field (or, without one, a document id) to begin behind. */
  after?: unknown;
  /** The value of `orderBy`'s field and the id of the document to begin behind, where several documents may have the same value. */
  behind?: readonly [value: unknown, id: string];
  limit: number;
  /** Only these fields. */
  select?: readonly string[];
}

/** A query with conditions. */
export const whereOf = (query: Query, where: Find['where'] = []): Query =>
  where.reduce((limited, [field, operator, value]) => limited.where(field, operator, value), query);

/** The Admin SDK's query for a description; without `orderBy` documents come by their id. */
export function queryOf(collection: string, find: Find): Query {
  let query = whereOf(firestore().collection(collection), find.where);
  const [field, direction] = find.orderBy ?? [FieldPath.documentId(), 'asc' as const];
  query = query.orderBy(field, direction);
  if (find.after !== undefined) query = query.startAfter(find.after);
  if (find.behind) query = query.orderBy(FieldPath.documentId(), direction).startAfter(...find.behind);
  if (find.select) query = query.select(...find.select);
  return query.limit(find.limit);
}
