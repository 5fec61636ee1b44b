import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { deleteTree, findIdPages, removeDocuments } from '../store/documents.ts';
import { removeIncoming } from './folders.ts';

const PAGE = 300;

/**
 * Removes what a deleted account leaves: its cabinets, menus, preferences and upload reports, its recipes (triggers then remove their
 * cards, folders and pictures), and what it was uploading. Ingredients are a shared catalogue and stay. Safe to repeat.
 */
export async function removeAccount(uid: string): Promise<void> {
  for await (const ids of findIdPages(COLLECTIONS.recipes, { where: [['user_id', '==', uid]], limit: PAGE }))
    await removeDocuments(ids.map((id) => `${COLLECTIONS.recipes}/${id}`));
  await deleteTree(DOCUMENTS.user(uid));
  await removeIncoming(uid);
  await removeDocuments([DOCUMENTS.uploadUsage(uid)]);
}
