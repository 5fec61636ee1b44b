import { findDocuments, findIdPages, removeDocuments, type Find } from '../../store/documents.ts';
import type { Fields } from '../../store/field-values.ts';

/** A page of a list as it is asked for. */
export interface Wanted {
  limit: number;
  after: number | null;
}

export interface Page<T> {
  rows: T[];
  nextAfter?: number;
}

/** A page of a collection by id. Skips rows that `parse` rejects or that are stored under another id. */
export async function readPage<T>(
  collection: string,
  { limit, after }: Wanted,
  parse: (fields: Fields) => T | null,
  select?: readonly string[],
): Promise<Page<T>> {
  // One more row than the limit shows if there is another page.
  const found = await findDocuments(collection, {
    // A filter instead of a cursor: after a numeric cursor Firestore continues with string values.
    where: [['id', '>', after ?? 0]],
    orderBy: ['id', 'asc'],
    limit: limit + 1,
    ...(select ? { select } : {}),
  });
  const rows = found
    .slice(0, limit)
    .flatMap(({ path, fields }) =>
      path === `${collection}/${String(fields.id)}` ? (parse(fields) ?? []) : [],
    );
  return found.length > limit ? { rows, nextAfter: Number(found[limit - 1]?.fields.id) } : { rows };
}

const PAGE = 300;

/** Removes the documents of a collection, optionally filtered, page by page. Idempotent. */
export async function removeAll(collection: string, where: Find['where'] = []): Promise<void> {
  for await (const ids of findIdPages(collection, { where, limit: PAGE }))
    await removeDocuments(ids.map((id) => `${collection}/${id}`));
}
