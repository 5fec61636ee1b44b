import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import { FILENAME_METADATA, parseIncomingPath, type UploadReport } from '@cellaret/domain/pictures/uploads';
import { SERVER_TIME } from '../../store/field-values.ts';
import { deleteFiles, fileFacts, readFile } from '../../store/stored-files.ts';
import { runTransaction } from '../../store/transaction.ts';
import { attachPicture } from './attachments.ts';

const reportOf = (result: Omit<UploadReport, 'updated_at'>) => ({ ...result, updated_at: SERVER_TIME });

const rejectUpload = (uid: string, uuid: string, folderId: number, message: string): Promise<void> =>
  runTransaction(async (transaction) => {
    const known = await transaction.read(DOCUMENTS.upload(uid, uuid));
    // A repeated event may find the folder full or deleted; the first report stays valid.
    if (known?.status === 'attached') return;
    const rejected = reportOf({ folder_id: folderId, status: 'rejected', message });
    transaction.set(DOCUMENTS.upload(uid, uuid), rejected);
  });

/** Attaches or rejects an upload, reports the result, and deletes the incoming file. Idempotent. */
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
    const filename = facts.metadata[FILENAME_METADATA] ?? '';
    // Reported in the same commit, so that picture and report appear together.
    await attachPicture({ uid, folderId, uuid, bytes, filename }, (transaction) =>
      transaction.set(
        DOCUMENTS.upload(uid, uuid),
        reportOf({ folder_id: folderId, status: 'attached', message: '' }),
      ),
    );
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    await rejectUpload(uid, uuid, folderId, failure.message);
  }
  await deleteFiles([path]);
}
