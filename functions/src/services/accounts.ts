import { COLLECTIONS, DOCUMENTS, placeOf } from '@cellaret/domain/collections';
import { findIdPages, removeDocuments } from '../store/documents.ts';
import type { Find } from '../store/queries.ts';
import { removeIncoming } from './folders.ts';
import { forgetReplies } from './idempotency.ts';

const PAGE = 300;

async function removeAll(collection: string, where: Find['where'] = []): Promise<void> {
  for await (const ids of findIdPages(collection, { where, limit: PAGE }))
    await removeDocuments(ids.map((id) => `${collection}/${id}`));
}

/**
 * Removes what a deleted account leaves: its cabinets, menus, preferences and upload reports, its recipes (triggers then remove their
 * cards, folders and pictures), and what it was uploading. Ingredients are a shared catalogue and stay. Safe to repeat.
 */
export async function removeAccount(uid: string): Promise<void> {
  await removeAll(COLLECTIONS.recipes, [['user_id', '==', uid]]);
  // Each by name: the local engine does not answer the query for everything below a document.
  await removeAll(COLLECTIONS.barCabinets(placeOf(uid)));
  await removeAll(COLLECTIONS.menus(placeOf(uid)));
  await removeAll(COLLECTIONS.uploads(uid));
  await removeDocuments([DOCUMENTS.user(uid), DOCUMENTS.uploadUsage(uid)]);
  await forgetReplies({ uid });
  await removeIncoming(uid);
}
