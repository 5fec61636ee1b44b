import { AppError } from '@cellaret/domain/core/errors';
import { useRef, useState } from 'react';
import { startUpload, UploadCancelled, type RunningUpload } from '#data/pictures/uploads.ts';
import { useText, type Translate } from '#lib/i18n/i18n.ts';

/** A chosen file and how far it has come. */
export type Upload = { id: number; file: File } & (
  | { state: 'chosen' }
  /** `share`: what has arrived, 0 … 1; at 1 the picture is being cleaned. */
  | { state: 'sending'; share: number }
  | { state: 'failed'; reason: string }
);

/** The reason of a failed upload: the server's message, else our own. */
function reasonOf(failure: unknown, t: Translate): string {
  if (!(failure instanceof AppError)) return t('attachments.not-processed');
  switch (failure.code) {
    case 'unprocessable':
      return failure.message;
    case 'unavailable':
      return t('attachments.unreached');
    case 'permission-denied':
      return t('attachments.refused');
    default:
      return t('attachments.not-processed');
  }
}

/** How the last press of Upload ended. */
export type Outcome = { state: 'successful' } | { state: 'failed' } | null;

let nextId = 1;

/** The files on their way to one folder. */
export function useUploads(folderId: number) {
  const t = useText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const running = useRef(new Map<number, RunningUpload>());
  const removed = useRef(new Set<number>());

  const change = (id: number, next: (upload: Upload) => Upload | null) =>
    setUploads((all) => all.flatMap((upload) => (upload.id === id ? (next(upload) ?? []) : upload)));

  /** Sends one file; true once it is attached, null where it was cancelled. */
  const send = async ({ id, file }: Upload): Promise<boolean | null> => {
    if (removed.current.has(id)) return null;
    const upload = startUpload(folderId, file, (share) =>
      change(id, (now) => (now.state === 'sending' ? { ...now, share } : now)),
    );
    running.current.set(id, upload);
    try {
      await upload.done;
      change(id, () => null);
      return true;
    } catch (failure) {
      if (failure instanceof UploadCancelled) return null;
      change(id, () => ({ id, file, state: 'failed', reason: reasonOf(failure, t) }));
      return false;
    } finally {
      running.current.delete(id);
    }
  };

  return {
    uploads,
    outcome,
    add: (files: readonly File[]) => {
      setOutcome(null);
      setUploads((all) => [
        ...all,
        ...files.map((file): Upload => ({ id: nextId++, file, state: 'chosen' })),
      ]);
    },
    /** Takes a file away, wherever it is. */
    remove: (id: number) => {
      removed.current.add(id);
      running.current.get(id)?.cancel();
      change(id, () => null);
    },
    /** Sends what waits or failed, one after the other: pictures keep the order they were chosen in. */
    start: async () => {
      setOutcome(null);
      const waiting = uploads.filter((upload) => upload.state !== 'sending');
      for (const { id, file } of waiting) change(id, () => ({ id, file, state: 'sending', share: 0 }));
      const results: boolean[] = [];
      for (const upload of waiting) {
        const result = await send(upload);
        if (result !== null) results.push(result);
      }
      if (results.length > 0) setOutcome({ state: results.every(Boolean) ? 'successful' : 'failed' });
    },
  };
}
