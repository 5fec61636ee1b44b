import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { removedPictures, type Attachment, type RemovedPictures } from '@cellaret/domain/folder';
import { LIMITS } from '@cellaret/domain/limits';
import { originalPath, PICTURE_SIZES, picturePath, removedPicturePath } from '@cellaret/domain/uploads';
import { findDocuments } from '../store/documents.ts';
import { deleteFiles, fileFacts, moveFile } from '../store/files.ts';
import { runTransaction, type Transaction } from '../store/transaction.ts';
import type { Fields } from '../store/values.ts';
import { filesOf } from './attachments.ts';
import { PICTURE_CONTENT_TYPE } from './picture-format.ts';

/** How long a removed picture is kept so that removing can be undone. */
const KEPT_AFTER_REMOVAL_MS = 24 * 60 * 60 * 1000;

type Picture = Pick<Attachment, 'attachment_uuid' | 'original_attachment_uuid'>;
type Removed = RemovedPictures['pictures'];

/** What was removed from a folder, as stored. */
export const parseRemoved = (fields: Fields | null): RemovedPictures | null =>
  fields ? removedPictures.parse(fields) : null;

/** Every file of a picture, wherever it is at the moment. */
const allFilesOf = (picture: Picture): string[] => [
  ...filesOf(picture),
  ...PICTURE_SIZES.map((size) => removedPicturePath(picture.attachment_uuid, size)),
];

type Place = typeof picturePath;

async function moveFiles(pictures: readonly Picture[], from: Place, to: Place): Promise<void> {
  for (const { attachment_uuid: uuid } of pictures)
    await Promise.all(
      PICTURE_SIZES.map((size) => moveFile(from(uuid, size), to(uuid, size), PICTURE_CONTENT_TYPE)),
    );
}

/** Takes pictures out of what is served. */
const hideFiles = (pictures: readonly Picture[]) => moveFiles(pictures, picturePath, removedPicturePath);

/** Serves pictures again that were hidden. */
export const showFiles = (pictures: readonly Picture[]) =>
  moveFiles(pictures, removedPicturePath, picturePath);

/** Deletes the files of pictures for good and gives their bytes back to their owner's quota. */
export async function purgeFiles(uid: string, pictures: readonly Picture[]): Promise<void> {
  const sizes = await Promise.all(
    pictures.map((one) => fileFacts(originalPath(one.original_attachment_uuid))),
  );
  const bytes = sizes.reduce((sum, facts) => sum + (facts?.size ?? 0), 0);
  await deleteFiles(pictures.flatMap(allFilesOf));
  if (bytes === 0) return;
  await runTransaction(async (transaction) => {
    const usage = await transaction.read(DOCUMENTS.uploadUsage(uid));
    if (typeof usage?.bytes !== 'number') return;
    transaction.set(DOCUMENTS.uploadUsage(uid), { bytes: Math.max(0, usage.bytes - bytes) });
  });
}

/** Writes what is removed from a folder now; the document goes with the last of them. */
export function writeRemoved(
  transaction: Transaction,
  folder: { id: number; user_id: string },
  pictures: Removed,
  hidden: boolean,
): void {
  const path = DOCUMENTS.removedPictures(folder.id);
  if (pictures.length === 0) {
    transaction.remove(path);
    return;
  }
  const oldest = Math.min(...pictures.map((one) => one.removed_at.getTime()));
  const purge_at = new Date(oldest + KEPT_AFTER_REMOVAL_MS);
  transaction.set(path, { id: folder.id, user_id: folder.user_id, pictures, hidden, purge_at });
}

/**
 * Brings the files of a folder's removed pictures to where they belong: what can be brought back is hidden, what is older than a day, or
 * more than may wait, goes for good. Safe to repeat.
 */
export async function settleRemoved(folderId: number, now: Date): Promise<void> {
  const path = DOCUMENTS.removedPictures(folderId);
  const split = (removed: RemovedPictures) => {
    const isDue = (one: Removed[number], index: number) =>
      index >= LIMITS.attachments.removedPerRecipe ||
      now.getTime() - one.removed_at.getTime() > KEPT_AFTER_REMOVAL_MS;
    return {
      due: removed.pictures.filter(isDue),
      waiting: removed.pictures.filter((one, index) => !isDue(one, index)),
    };
  };
  const before = await runTransaction(async (transaction) => parseRemoved(await transaction.read(path)));
  if (!before) return;
  const { due, waiting } = split(before);
  if (!before.hidden) await hideFiles(waiting);
  await purgeFiles(before.user_id, due);
  await runTransaction(async (transaction) => {
    const removed = parseRemoved(await transaction.read(path));
    if (!removed) return;
    const gone = new Set(due.map((one) => one.id));
    const known = new Set(before.pictures.map((one) => one.id));
    // Something removed meanwhile is looked at by whoever removed it.
    const hidden = removed.hidden || removed.pictures.every((one) => known.has(one.id));
    writeRemoved(
      transaction,
      removed,
      removed.pictures.filter((one) => !gone.has(one.id)),
      hidden,
    );
  });
}

/**
 * Deletes for good what was removed from any folder more than a day before `now`, and hides what an instance that ended too soon left
 * in sight; at most `limit` folders each.
 */
export async function purgeRemovedPictures(now: Date, limit = 200): Promise<void> {
  const due = await findDocuments(COLLECTIONS.removedPictures, {
    where: [['purge_at', '<=', now]],
    orderBy: ['purge_at', 'asc'],
    limit,
  });
  const inSight = await findDocuments(COLLECTIONS.removedPictures, {
    where: [['hidden', '==', false]],
    limit,
  });
  const ids = new Set([...due, ...inSight].map(({ fields }) => Number(fields.id)));
  for (const id of ids) await settleRemoved(id, now);
}
