import { DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { LIMITS } from '@cellaret/domain/limits';
import { FILENAME_METADATA, parseIncomingPath, type UploadReport } from '@cellaret/domain/uploads';
import { deleteFiles, fileFacts, readFile } from '../store/files.ts';
import { runTransaction } from '../store/transaction.ts';
import { SERVER_TIME } from '../store/values.ts';
import { attachPicture } from './attachments.ts';

/** Tells the uploader what became of an upload. */
const report = (uid: string, uuid: string, result: Omit<UploadReport, 'updated_at'>): Promise<void> =>
  runTransaction(async (transaction) => {
    const known = await transaction.read(DOCUMENTS.upload(uid, uuid));
    // A repeated event finds the file gone; what was said first stays true.
    if (known?.status === 'attached') return;
    transaction.set(DOCUMENTS.upload(uid, uuid), { ...result, updated_at: SERVER_TIME });
  });

/**
 * Handles a file that a browser put into an incoming folder: attaches it or rejects it, reports to its uploader, and
 * removes the incoming file either way. Paths elsewhere are left alone; repeats are harmless.
 */
export async function receiveIncoming(path: string): Promise<void> {
  const parts = parseIncomingPath(path);
  if (!parts) return;
  const facts = await fileFacts(path);
  if (!facts) return;
  const { uid, folderId, uuid } = parts;
  try {
    if (facts.size > LIMITS.attachments.fileBytes)
      throw new AppError('too-large', 'A picture may have at most 10 MiB.');
    const bytes = await readFile(path);
    if (!bytes) return;
    await attachPicture({ uid, folderId, uuid, bytes, filename: facts.metadata[FILENAME_METADATA] ?? '' });
    await report(uid, uuid, { folder_id: folderId, status: 'attached', message: '' });
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    await report(uid, uuid, { folder_id: folderId, status: 'rejected', message: failure.message });
  }
  await deleteFiles([path]);
}
