import { FieldPath, type Query, type WhereFilterOp } from 'firebase-admin/firestore';
import { firestore } from './app.ts';

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

export const whereOf = (query: Query, where: Find['where'] = []): Query =>
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
