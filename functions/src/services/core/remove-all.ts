import { findIdPages, removeDocuments, type Find } from '../../store/documents.ts';

const PAGE = 300;

/** Removes the documents of a collection, optionally filtered, page by page. Idempotent. */
export async function removeAll(collection: string, where: Find['where'] = []): Promise<void> {
  for await (const ids of findIdPages(collection, { where, limit: PAGE }))
    await removeDocuments(ids.map((id) => `${collection}/${id}`));
}
