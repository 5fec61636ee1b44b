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
import { removeAll } from '../core/paging.ts';
import { removeIncoming } from '../pictures/folders.ts';

const PAGE = 300;

/** Removes a person's ratings in all items. Marks alone would not find ratings of items unmarked since. */
async function removeRatingsOf(uid: string): Promise<void> {
  for (;;) {
    const paths = await findInGroup('ratings', { where: [['user_id', '==', uid]], limit: PAGE });
    if (paths.length > 0) await removeDocuments(paths);
    if (paths.length < PAGE) return;
  }
}

/**
 * Removes everything a deleted account owned; triggers remove cards, folders and pictures of its recipes. Its
 * bars get a new owner, or are deleted without other members. Ingredients stay. Idempotent.
 */
export async function removeAccount(uid: string): Promise<void> {
  await removeAll(COLLECTIONS.recipes, [['user_id', '==', uid]]);
  await leaveAllBars(uid);
  // Collection by collection: the local engine does not support the query for all descendants.
  await removeKeptIn(placeOf(uid));
  await removeAll(FUNCTION_COLLECTIONS.uploads(uid));
  await removeAll(FUNCTION_COLLECTIONS.quotas(uid));
  await removeAll(COLLECTIONS.marks(uid));
  await removeAll(COLLECTIONS.searches(uid));
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
