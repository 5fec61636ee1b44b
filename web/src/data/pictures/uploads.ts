import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { FILENAME_METADATA, incomingPath, uploadReport } from '@cellaret/domain/pictures/uploads';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import { doubtNetwork } from '#lib/browser/doubt-network.ts';
import { isOnline } from '#lib/browser/online.ts';
import { emulator, firebaseApp } from '../firebase/firebase-app.ts';
import { sdkCode } from '../firebase/sdk-errors.ts';
import { loadClient } from '../firestore/load-client.ts';
import { parseDocument } from '../firestore/parse-documents.ts';
import { currentUid } from '../session/session.ts';

/** Time limit in milliseconds for the cleaning of a picture, before the uploader sees a failure. */
const PROCESSING_MS = 60_000;

/**
 * How long nothing more may arrive until an upload has failed. The SDK itself would try for ten minutes and
 * say nothing meanwhile.
 */
const STALLED_MS = 15_000;

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
  /**
   * Resolves once the picture is attached and can be shown. Throws AppError, after `cancel`
   * `UploadCancelled`.
   */
  done: Promise<void>;
  cancel: () => void;
}

/** Thrown by `done` after `cancel`. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

/**
 * Waits for the report of an upload. Throws AppError where the picture was refused, or where that takes too
 * long.
 */
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
      () => reject(new AppError('internal', 'The picture is still being processed.')),
      PROCESSING_MS,
    );
  });
  await report.finally(() => stop());
}

/** The error of a failed transfer: the SDK's own messages name paths and codes, which help nobody. */
function failureOf(failure: unknown, stalled: boolean): Error {
  if (failure instanceof AppError) return failure;
  switch (sdkCode(failure)) {
    case 'canceled':
      return stalled ? new AppError('unavailable', 'Nothing more arrived') : new UploadCancelled();
    case 'retry-limit-exceeded':
      return new AppError('unavailable', 'Nothing more arrived');
    case 'unauthorized':
    case 'unauthenticated':
      return new AppError('permission-denied', 'The picture was refused');
    default:
      return new AppError('internal', 'The upload failed');
  }
}

/**
 * Sends a file; `advanced` gets the bytes that have arrived, and never fewer than before, although a part may
 * be sent again.
 */
function transfer(task: UploadTask, advanced: (bytes: number) => void): void {
  let most = 0;
  task.on('state_changed', ({ bytesTransferred }) => {
    if (bytesTransferred <= most) return;
    most = bytesTransferred;
    advanced(most);
  });
}

/**
 * Sends a file to the folder of an own recipe. The transfer resumes by itself after a short time without a
 * network, and fails after a longer one; `onProgress` gets the share that has arrived, 0 … 1. `done` throws
 * AppError: 'unavailable' where the server was not reached, 'permission-denied' where it refused,
 * 'unprocessable' with words to show where the file is no picture.
 */
export function startUpload(
  folderId: number,
  file: File,
  onProgress: (share: number) => void,
): RunningUpload {
  const uid = currentUid();
  const uuid = crypto.randomUUID();
  if (!isOnline())
    return { done: Promise.reject(new AppError('unavailable', 'There is no network')), cancel: () => {} };
  const task = uploadBytesResumable(ref(storage(), incomingPath(uid, folderId, uuid)), file, {
    contentType: file.type,
    customMetadata: { [FILENAME_METADATA]: file.name },
  });
  let stalled = false;
  const stall = () => {
    stalled = true;
    doubtNetwork();
    task.cancel();
  };
  let timer = setTimeout(stall, STALLED_MS);
  transfer(task, (bytes) => {
    clearTimeout(timer);
    timer = setTimeout(stall, STALLED_MS);
    onProgress(bytes / file.size);
  });
  const finish = async () => {
    try {
      await task;
      clearTimeout(timer);
      await reported(uid, uuid);
    } catch (failure) {
      throw failureOf(failure, stalled);
    } finally {
      clearTimeout(timer);
    }
  };
  return { done: finish(), cancel: () => void task.cancel() };
}
