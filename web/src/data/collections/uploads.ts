import { DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { FILENAME_METADATA, incomingPath, uploadReport } from '@cellaret/domain/uploads';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { emulator, firebaseApp } from '../firebase/app.ts';
import { sdkCode, toAppError } from '../firebase/errors.ts';
import { parseDocument } from '../firestore/documents.ts';
import { loadClient } from '../firestore/load.ts';
import { currentUid } from '../session/session.ts';

/** How long the cleaning of a picture may take before the uploader is told that it failed. */
const PROCESSING_MS = 60_000;

let current: FirebaseStorage | undefined;

function storage(): FirebaseStorage {
  if (current) return current;
  current = getStorage(firebaseApp());
  const local = emulator('storage');
  if (local) connectStorageEmulator(current, local.host, local.port);
  return current;
}

/** An upload that is under way. */
export interface RunningUpload {
  /** Resolves once the picture is attached and can be shown. Throws AppError, after `cancel` `UploadCancelled`. */
  done: Promise<void>;
  cancel: () => void;
}

/** Thrown by `done` after `cancel`. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

/** Waits for the report of an upload. Throws AppError where the picture was refused, or where that takes too long. */
async function reported(uid: string, uuid: string): Promise<void> {
  const client = await loadClient();
  let stop = () => {};
  const report = new Promise<void>((resolve, reject) => {
    stop = client.listenToDocument(
      DOCUMENTS.upload(uid, uuid),
      (snapshot) => {
        const data = client.dataOf(snapshot);
        if (!data) return;
        const { status, message } = parseDocument(uploadReport, data);
        if (status === 'attached') resolve();
        else reject(new AppError('unprocessable', message));
      },
      reject,
    );
    setTimeout(
      () => reject(new AppError('unavailable', 'The picture is still being processed.')),
      PROCESSING_MS,
    );
  });
  await report.finally(() => stop());
}

/**
 * Sends a file to the folder of an own recipe. The transfer resumes by itself after a lost network; `onProgress` gets the
 * share that has arrived, 0 … 1.
 */
export function startUpload(
  folderId: number,
  file: File,
  onProgress: (share: number) => void,
): RunningUpload {
  const uid = currentUid();
  const uuid = crypto.randomUUID();
  const task = uploadBytesResumable(ref(storage(), incomingPath(uid, folderId, uuid)), file, {
    contentType: file.type,
    customMetadata: { [FILENAME_METADATA]: file.name },
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  const finish = async () => {
    try {
      await task;
      await reported(uid, uuid);
    } catch (failure) {
      throw sdkCode(failure) === 'canceled' ? new UploadCancelled() : toAppError(failure);
    }
  };
  return { done: finish(), cancel: () => void task.cancel() };
}
