import { FUNCTION_COLLECTIONS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { removedPictures, type RemovedPictures } from '@cellaret/domain/pictures/folder';
import { originalPath } from '@cellaret/domain/pictures/uploads';
import { findDocuments, readDocument } from '../../store/documents.ts';
import type { Fields } from '../../store/field-values.ts';
import { deleteFiles, fileFacts } from '../../store/stored-files.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { filesOf, hideFiles, type Picture } from './picture-files.ts';

/** Removing a picture can be undone for this long. */
const KEPT_AFTER_REMOVAL_MS = 24 * 60 * 60 * 1000;

type Removed = RemovedPictures['pictures'];

export const parseRemoved = (fields: Fields | null): RemovedPictures | null =>
  fields ? removedPictures.parse(fields) : null;

/** Deletes pictures permanently and subtracts their bytes from their owner's quota. */
export async function purgeFiles(uid: string, pictures: readonly Picture[]): Promise<void> {
  const sizes = await Promise.all(
    pictures.map((one) => fileFacts(originalPath(one.original_attachment_uuid))),
  );
  const bytes = sizes.reduce((sum, facts) => sum + (facts?.size ?? 0), 0);
  await deleteFiles(pictures.flatMap(filesOf));
  if (bytes === 0) return;
  await runTransaction(async (transaction) => {
    const usage = await transaction.read(FUNCTION_DOCUMENTS.uploadUsage(uid));
    if (typeof usage?.bytes !== 'number') return;
    transaction.set(FUNCTION_DOCUMENTS.uploadUsage(uid), { bytes: Math.max(0, usage.bytes - bytes) });
  });
}

/** Writes the removed pictures of a folder; removes the document if there are none. */
export function writeRemoved(
  transaction: Transaction,
  folder: { id: number; user_id: string },
  pictures: Removed,
  hidden: boolean,
): void {
  const path = FUNCTION_DOCUMENTS.removedPictures(folder.id);
  if (pictures.length === 0) {
    transaction.remove(path);
    return;
  }
  const oldest = Math.min(...pictures.map((one) => one.removed_at.getTime()));
  const purge_at = new Date(oldest + KEPT_AFTER_REMOVAL_MS);
  transaction.set(path, { id: folder.id, user_id: folder.user_id, pictures, hidden, purge_at });
}

/** Hides the removed pictures that can be restored; deletes those above a day or the limit. Idempotent. */
export async function rebuildRemoved(folderId: number, now: Date): Promise<void> {
  const path = FUNCTION_DOCUMENTS.removedPictures(folderId);
  const split = (removed: RemovedPictures) => {
    const isDue = (one: Removed[number], index: number) =>
      index >= LIMITS.attachments.removedPerRecipe ||
      now.getTime() - one.removed_at.getTime() > KEPT_AFTER_REMOVAL_MS;
    return {
      due: removed.pictures.filter(isDue),
      waiting: removed.pictures.filter((one, index) => !isDue(one, index)),
    };
  };
  const before = parseRemoved(await readDocument(path));
  if (!before) return;
  const { due, waiting } = split(before);
  if (!before.hidden) await hideFiles(waiting);
  await purgeFiles(before.user_id, due);
  await runTransaction(async (transaction) => {
    const removed = parseRemoved(await transaction.read(path));
    if (!removed) return;
    const gone = new Set(due.map((one) => one.id));
    const known = new Set(before.pictures.map((one) => one.id));
    // Pictures removed meanwhile are handled by the call that removed them.
    const hidden = removed.hidden || removed.pictures.every((one) => known.has(one.id));
    writeRemoved(
      transaction,
      removed,
      removed.pictures.filter((one) => !gone.has(one.id)),
      hidden,
    );
  });
}

/** Folders of each sort that one run sees to. */
const AT_ONCE = 200;

/** Deletes pictures removed a day before `now`, and hides visible removed ones. */
export async function purgeRemovedPictures(now: Date): Promise<void> {
  const due = await findDocuments(FUNCTION_COLLECTIONS.removedPictures, {
    where: [['purge_at', '<=', now]],
    orderBy: ['purge_at', 'asc'],
    limit: AT_ONCE,
  });
  const inSight = await findDocuments(FUNCTION_COLLECTIONS.removedPictures, {
    where: [['hidden', '==', false]],
    limit: AT_ONCE,
  });
  const ids = new Set([...due, ...inSight].map(({ fields }) => Number(fields.id)));
  for (const id of ids) await rebuildRemoved(id, now);
}
