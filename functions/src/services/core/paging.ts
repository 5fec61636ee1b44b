import { findDocuments } from '../../store/documents.ts';
import type { Fields } from '../../store/values.ts';

/** One page of a list. */
export interface Page<T> {
  rows: T[];
  /** The id to continue behind; undefined on the last page. */
  nextAfter?: number;
}

/** A page of a collection in the order of ids. Rows that `parse` refuses are left out, and so are those under another id than they name. */
export async function readPage<T>(
  collection: string,
  { limit, after }: { limit: number; after: number | null },
  parse: (fields: Fields) => T | null,
  select?: readonly string[],
): Promise<Page<T>> {
  // One more than asked for tells whether there is another page.
  const found = await findDocuments(collection, {
    // A condition and no cursor: behind a cursor among numbers Firestore goes on with text, which is no id.
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
