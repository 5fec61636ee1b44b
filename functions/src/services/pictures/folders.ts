import { DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { folderDocument, type Folder } from '@cellaret/domain/pictures/folder';
import type { ArrangementInput } from '@cellaret/domain/pictures/uploads';
import { readDocuments } from '../../store/documents.ts';
import { deleteFilesBelow } from '../../store/stored-files.ts';
import { runTransaction } from '../../store/transaction.ts';
import { ownFolder, writeFolder } from './attachments.ts';
import { showFiles } from './picture-files.ts';
import { parseRemoved, purgeFiles, rebuildRemoved, writeRemoved } from './removed-pictures.ts';

/**
 * Arranges the pictures of the caller's recipe: order, captions, removal and undo. Pictures missing in the
 * input are removed and no longer served; within a day their ids restore them. Throws not-found,
 * permission-denied and unprocessable.
 */
export async function arrangeFolder(uid: string, folderId: number, input: ArrangementInput): Promise<Folder> {
  const now = new Date();
  const { arranged, back } = await runTransaction(async (transaction) => {
    const folder = await ownFolder(transaction, uid, folderId);
    const stored = parseRemoved(await transaction.read(FUNCTION_DOCUMENTS.removedPictures(folderId)));
    const before = stored?.pictures ?? [];
    const known = new Map([...before, ...folder.attachments].map((one) => [one.id, one]));
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
    const taken = folder.attachments.filter((one) => !kept.has(one.id));
    const removed = [
      ...taken.map((one) => ({ ...one, removed_at: now })),
      ...before.filter((one) => !kept.has(one.id)),
    ];
    writeFolder(transaction, { ...folder, attachments });
    if (stored || removed.length > 0)
      writeRemoved(transaction, folder, removed, taken.length === 0 && stored?.hidden !== false);
    return { arranged: { ...folder, attachments }, back: before.filter((one) => kept.has(one.id)) };
  });
  await showFiles(back);
  await rebuildRemoved(folderId, now);
  return arranged;
}

/** Deletes a folder with all its files, after its recipe was deleted or changed owner. */
export async function removeFolder(folderId: number): Promise<void> {
  const [folder, removed] = await readDocuments([
    DOCUMENTS.folder(folderId),
    FUNCTION_DOCUMENTS.removedPictures(folderId),
  ]);
  const stored = folder ? folderDocument.parse(folder) : null;
  const away = parseRemoved(removed ?? null);
  if (stored) await purgeFiles(stored.user_id, stored.attachments);
  if (away) await purgeFiles(away.user_id, away.pictures);
  if (!stored && !away) return;
  await runTransaction((transaction) => {
    transaction.remove(DOCUMENTS.folder(folderId));
    transaction.remove(FUNCTION_DOCUMENTS.removedPictures(folderId));
    return Promise.resolve();
  });
}

export const removeIncoming = (uid: string): Promise<void> => deleteFilesBelow(`incoming/${uid}/`);
