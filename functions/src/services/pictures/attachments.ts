import { createHash } from 'node:crypto';
import { DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { newId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { emptyFolder, folderDocument, type Attachment, type Folder } from '@cellaret/domain/pictures/folder';
import { PICTURE_SIZES, originalPath, picturePath } from '@cellaret/domain/pictures/uploads';
import { SERVER_TIME, type Fields } from '../../store/field-values.ts';
import { deleteFiles, saveFile } from '../../store/stored-files.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { filesOf, PICTURE_CONTENT_TYPE } from './picture-files.ts';
import { cleanPicture, type CleanPicture } from './pictures.ts';
import { parseRemoved } from './removed-pictures.ts';

/** A picture to attach to a recipe; `uuid` identifies the upload, so that repeats are idempotent. */
export interface Upload {
  uid: string;
  folderId: number;
  uuid: string;
  filename: string;
  bytes: Buffer;
}

/** A uuid hashed from a text, so that clients cannot choose it. */
function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Hashed from the whole upload: repeats overwrite the same files, and clients cannot choose uuids. */
function pictureUuids({ uid, folderId, uuid }: Pick<Upload, 'uid' | 'folderId' | 'uuid'>) {
  const upload = `${uid}/${folderId}/${uuid}`;
  return {
    attachment_uuid: uuidFrom(`picture ${upload}`),
    original_attachment_uuid: uuidFrom(`original ${upload}`),
  };
}

/** A safe filename: no folders or control characters, at most 255 characters. */
function plainFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, LIMITS.name.max);
  return clean === '' ? 'picture' : clean;
}

/** The folder of the caller's recipe, or an empty one. Throws not-found and permission-denied. */
export async function ownFolder(transaction: Transaction, uid: string, folderId: number): Promise<Folder> {
  const [recipe, stored] = await transaction.readAll([
    DOCUMENTS.recipe(folderId),
    DOCUMENTS.folder(folderId),
  ]);
  if (!recipe) throw new AppError('not-found', 'There is no such folder.');
  if (recipe.user_id !== uid)
    throw new AppError('permission-denied', 'Only the owner of a recipe may change its pictures.');
  if (stored) return folderDocument.parse(stored);
  return { ...emptyFolder(folderId, String(recipe.recipe_name), uid), updated_at: new Date() };
}

/** Writes a folder; a trigger then updates the cover on the recipe's card. */
export const writeFolder = (transaction: Transaction, folder: Folder): void =>
  transaction.set(DOCUMENTS.folder(folder.id), { ...folder, updated_at: SERVER_TIME });

function refuseBeyondLimits(folder: Folder, usedBytes: number, newBytes: number): void {
  if (folder.attachments.length >= LIMITS.attachments.perRecipe) {
    throw new AppError(
      'unprocessable',
      `A recipe may have at most ${LIMITS.attachments.perRecipe} pictures.`,
    );
  }
  if (usedBytes + newBytes > LIMITS.attachments.userBytes) {
    throw new AppError('unprocessable', 'Your pictures would take more than 200 MB.');
  }
}

const usedBytesOf = (usage: Fields | null): number => (typeof usage?.bytes === 'number' ? usage.bytes : 0);

export type Alongside = (transaction: Transaction) => void;

/** Adds the picture to its folder. Returns the existing attachment if the upload was repeated. */
const addToFolder = (upload: Upload, picture: CleanPicture, alongside: Alongside): Promise<Attachment> => {
  const uuids = pictureUuids(upload);
  return runTransaction(async (transaction) => {
    const folder = await ownFolder(transaction, upload.uid, upload.folderId);
    const [usage, removed] = await transaction.readAll([
      FUNCTION_DOCUMENTS.uploadUsage(upload.uid),
      FUNCTION_DOCUMENTS.removedPictures(upload.folderId),
    ]);
    const known = [...folder.attachments, ...(parseRemoved(removed ?? null)?.pictures ?? [])].find(
      (one) => one.attachment_uuid === uuids.attachment_uuid,
    );
    if (known) {
      alongside(transaction);
      return known;
    }
    const used = usedBytesOf(usage ?? null);
    refuseBeyondLimits(folder, used, upload.bytes.length);
    const attachment: Attachment = {
      id: newId(),
      folder_id: upload.folderId,
      ...uuids,
      original_filename: plainFilename(upload.filename),
      caption: '',
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
    };
    writeFolder(transaction, { ...folder, attachments: [...folder.attachments, attachment] });
    transaction.set(FUNCTION_DOCUMENTS.uploadUsage(upload.uid), { bytes: used + upload.bytes.length });
    alongside(transaction);
    return attachment;
  });
};

/** Checks the limits before any byte is decoded. */
const checkAllowed = (upload: Upload): Promise<void> =>
  runTransaction(async (transaction) => {
    const folder = await ownFolder(transaction, upload.uid, upload.folderId);
    const usage = await transaction.read(FUNCTION_DOCUMENTS.uploadUsage(upload.uid));
    const { attachment_uuid } = pictureUuids(upload);
    if (folder.attachments.some((one) => one.attachment_uuid === attachment_uuid)) return;
    refuseBeyondLimits(folder, usedBytesOf(usage), upload.bytes.length);
  });

/**
 * Cleans a picture, stores its original and sizes, and attaches it to the folder of the caller's recipe. A
 * repeat with the same uuid only runs `alongside`. Throws AppError if refused, and leaves no files then.
 */
export async function attachPicture(
  upload: Upload,
  alongside: Alongside = () => undefined,
): Promise<Attachment> {
  await checkAllowed(upload);
  const picture = await cleanPicture(upload.bytes);
  const uuids = pictureUuids(upload);
  await Promise.all([
    saveFile(originalPath(uuids.original_attachment_uuid), upload.bytes, 'application/octet-stream'),
    ...PICTURE_SIZES.map((size) =>
      saveFile(picturePath(uuids.attachment_uuid, size), picture.sizes[size], PICTURE_CONTENT_TYPE),
    ),
  ]);
  try {
    return await addToFolder(upload, picture, alongside);
  } catch (failure) {
    // Only a refusal is final; after other failures a repeat may already have attached the files.
    if (failure instanceof AppError) await deleteFiles(filesOf(uuids));
    throw failure;
  }
}
