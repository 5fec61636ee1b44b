import { onSnapshot } from 'firebase/firestore';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { FILENAME_METADATA, incomingPath, uploadReport } from '@cellaret/domain/uploads';
import { parseDocument } from './documents.ts';
import { documentAt } from './references.ts';
import { sdkCode, toAppError } from './errors.ts';
import { emulator, firebaseApp } from './firebase.ts';
import { currentUid } from './session.ts';

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
  /** Resolves once the picture is attached and can be shown. Throws AppError: 'cancelled' as its message after `cancel`. */
  done: Promise<void>;
  cancel: () => void;
}

/** Thrown by `done` after `cancel`. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

/** Follows the report of an upload until it says how it ended. */
function reportOf(uid: string, uuid: string): { settled: Promise<void>; stop: () => void } {
  let stop = () => {};
  const settled = new Promise<void>((resolve, reject) => {
    stop = onSnapshot(
      documentAt(DOCUMENTS.upload(uid, uuid)),
      (snapshot) => {
        const data = snapshot.data({ serverTimestamps: 'estimate' });
        if (!data) return;
        const { status, message } = parseDocument(uploadReport, data);
        if (status === 'attached') resolve();
        else reject(new AppError('unprocessable', message));
      },
      (failure) => reject(toAppError(failure) as Error),
    );
  });
  return { settled, stop };
}

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(
      () => reject(new AppError('unavailable', 'The picture is still being processed.')),
      PROCESSING_MS,
    );
  });

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
    const report = reportOf(uid, uuid);
    // Heard at the end only; until then a refusal must not count as unhandled.
    report.settled.catch(() => undefined);
    try {
      await task;
      await Promise.race([report.settled, tooLong()]);
    } catch (failure) {
      throw sdkCode(failure) === 'canceled' ? new UploadCancelled() : toAppError(failure);
    } finally {
      report.stop();
    }
  };
  return { done: finish(), cancel: () => void task.cancel() };
}
