import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { folderDocument, type Folder } from '@cellaret/domain/folder';
import { originalPath, type ArrangementInput } from '@cellaret/domain/uploads';
import { findDocuments, readDocument } from '../store/documents.ts';
import { deleteFiles, deleteFilesBelow, fileFacts } from '../store/files.ts';
import { runTransaction } from '../store/transaction.ts';
import type { Fields } from '../store/values.ts';
import { filesOf, ownFolder, writeFolder } from './attachments.ts';

/** How long a removed picture is kept so that removing can be undone. */
const KEPT_AFTER_REMOVAL_MS = 24 * 60 * 60 * 1000;

type Removed = Folder['removed_attachments'];

/** When the oldest of the removed pictures goes for good. */
const purgeTime = (removed: Removed): Date | null =>
  removed.length === 0
    ? null
    : new Date(Math.min(...removed.map((one) => one.removed_at.getTime())) + KEPT_AFTER_REMOVAL_MS);

/**
 * Orders, captions, removes and brings back the pictures of an own recipe. Pictures left out of the arrangement are
 * removed; naming a removed one within a day brings it back. Throws not-found, permission-denied and unprocessable.
 */
export const arrangeFolder = (uid: string, folderId: number, input: ArrangementInput): Promise<Folder> =>
  runTransaction(async (transaction) => {
    const folder = await ownFolder(transaction, uid, folderId);
    const known = new Map([...folder.removed_attachments, ...folder.attachments].map((one) => [one.id, one]));
    const attachments = input.attachments.map(({ id, caption }, index) => {
      const found = known.get(id);
      if (!found) {
        throw new AppError('unprocessable', 'A picture of the arrangement does not exist.', [
          { path: `attachments.${index}.id`, message: 'Invalid input' },
        ]);
      }
      const { removed_at: _removed, ...attachment } = { removed_at: undefined, ...found };
      return { ...attachment, caption };
    });
    const kept = new Set(input.attachments.map((one) => one.id));
    const now = new Date();
    const removed = [
      ...folder.removed_attachments.filter((one) => !kept.has(one.id)),
      ...folder.attachments.filter((one) => !kept.has(one.id)).map((one) => ({ ...one, removed_at: now })),
    ];
    const arranged = { ...folder, attachments, removed_attachments: removed, purge_at: purgeTime(removed) };
    writeFolder(transaction, arranged);
    return arranged;
  });

/** Deletes the files of pictures for good and gives their bytes back to their owner's quota. */
async function purge(uid: string, pictures: Folder['attachments']): Promise<void> {
  const sizes = await Promise.all(
    pictures.map((one) => fileFacts(originalPath(one.original_attachment_uuid))),
  );
  const bytes = sizes.reduce((sum, facts) => sum + (facts?.size ?? 0), 0);
  await deleteFiles(pictures.flatMap(filesOf));
  if (bytes === 0) return;
  await runTransaction(async (transaction) => {
    const usage = await transaction.read(DOCUMENTS.uploadUsage(uid));
    if (typeof usage?.bytes !== 'number') return;
    transaction.set(DOCUMENTS.uploadUsage(uid), { bytes: Math.max(0, usage.bytes - bytes) });
  });
}

const storedFolder = (fields: Fields | null): Folder | null => (fields ? folderDocument.parse(fields) : null);

/** Deletes for good the pictures of one folder that were removed more than a day before `now`. */
async function purgeRemovedOf(folderId: number, now: Date): Promise<void> {
  const gone = await runTransaction(async (transaction) => {
    const folder = storedFolder(await transaction.read(DOCUMENTS.folder(folderId)));
    if (!folder) return null;
    const isDue = (one: Removed[number]) => now.getTime() - one.removed_at.getTime() > KEPT_AFTER_REMOVAL_MS;
    const waiting = folder.removed_attachments.filter((one) => !isDue(one));
    transaction.update(DOCUMENTS.folder(folderId), {
      removed_attachments: waiting,
      purge_at: purgeTime(waiting),
    });
    return { uid: folder.user_id, pictures: folder.removed_attachments.filter(isDue) };
  });
  if (gone) await purge(gone.uid, gone.pictures);
}

/** Deletes for good what was removed from any folder more than a day before `now`; at most `limit` folders a call. */
export async function purgeRemovedPictures(now: Date, limit = 200): Promise<void> {
  const due = await findDocuments(COLLECTIONS.folders, {
    where: [['purge_at', '<=', now]],
    orderBy: ['purge_at', 'asc'],
    limit,
  });
  for (const { fields } of due) await purgeRemovedOf(Number(fields.id), now);
}

/** Deletes a folder with all its files; to be called once its recipe is gone. */
export async function removeFolder(folderId: number): Promise<void> {
  const stored = storedFolder(await readDocument(DOCUMENTS.folder(folderId)));
  if (!stored) return;
  await purge(stored.user_id, [...stored.attachments, ...stored.removed_attachments]);
  await runTransaction((transaction) => {
    transaction.remove(DOCUMENTS.folder(folderId));
    return Promise.resolve();
  });
}

/** Deletes what a person's account leaves behind in Storage besides the folders of their recipes. */
export const removeIncoming = (uid: string): Promise<void> => deleteFilesBelow(`incoming/${uid}/`);
