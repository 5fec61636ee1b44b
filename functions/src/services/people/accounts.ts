import {
  COLLECTIONS,
  DOCUMENTS,
  FUNCTION_COLLECTIONS,
  FUNCTION_DOCUMENTS,
  placeOf,
} from '@cellaret/domain/core/collections';
import { MODERATION_COLLECTIONS, MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { DEVICE_PATHS } from '@cellaret/domain/people/devices';
import { findInGroup, removeDocuments } from '../../store/documents.ts';
import { leaveAllBars, removeKeptIn } from '../bars/bar-endings.ts';
import { forgetReplies } from '../core/idempotency.ts';
import { removeAll } from '../core/remove-all.ts';
import { removeIncoming } from '../pictures/folders.ts';

const PAGE = 300;

/** Wherever they are: what a person marks now does not say what they rated before. */
async function removeRatingsOf(uid: string): Promise<void> {
  for (;;) {
    const paths = await findInGroup('ratings', { where: [['user_id', '==', uid]], limit: PAGE });
    if (paths.length > 0) await removeDocuments(paths);
    if (paths.length < PAGE) return;
  }
}

/**
 * Removes what a deleted account leaves: its cabinets, menus and what of them guests see, shopping list, plans, marks, notes, log, devices that are told of orders, ratings, preferences and upload reports, its recipes
 * (triggers then remove their cards, folders and pictures), and what it was uploading and what it reported. Bars it owned are inherited, or deleted where nobody else belongs to them. Ingredients are a shared catalogue and stay. Safe to repeat.
 */
export async function removeAccount(uid: string): Promise<void> {
  await removeAll(COLLECTIONS.recipes, [['user_id', '==', uid]]);
  await leaveAllBars(uid);
  // Each by name: the local engine does not answer the query for everything below a document.
  await removeKeptIn(placeOf(uid));
  await removeAll(FUNCTION_COLLECTIONS.uploads(uid));
  await removeAll(FUNCTION_COLLECTIONS.allowances(uid));
  await removeAll(COLLECTIONS.marks(uid));
  await removeAll(COLLECTIONS.notes(uid));
  await removeAll(COLLECTIONS.log(uid));
  await removeAll(DEVICE_PATHS.devices(uid));
  await removeRatingsOf(uid);
  await removeAll(MODERATION_COLLECTIONS.reports, [['reporter_uid', '==', uid]]);
  await removeDocuments([
    DOCUMENTS.user(uid),
    FUNCTION_DOCUMENTS.uploadUsage(uid),
    MODERATION_DOCUMENTS.alert(uid),
  ]);
  await forgetReplies({ uid });
  await removeIncoming(uid);
}
