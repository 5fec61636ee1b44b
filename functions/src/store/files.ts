import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './app.ts';

const bucket = () => getStorage(adminApp()).bucket();

const isMissing = (failure: unknown) =>
  failure !== null && typeof failure === 'object' && (failure as { code?: unknown }).code === 404;

/** What Storage knows of a file. */
export interface FileFacts {
  size: number;
  /** The custom metadata set by whoever wrote the file. */
  metadata: Record<string, string>;
}

/** Size and custom metadata of a file; null where there is none. */
export async function fileFacts(path: string): Promise<FileFacts | null> {
  try {
    const [facts] = await bucket().file(path).getMetadata();
    return { size: Number(facts.size ?? 0), metadata: (facts.metadata ?? {}) as Record<string, string> };
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

/** The content of a file; null where there is none. */
export async function readFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

/** Writes a file, replacing what was there. */
export async function saveFile(path: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucket().file(path).save(bytes, { contentType, resumable: false });
}

/** Moves a file, replacing what was there; one that is not there does not matter. Read and written, because the local suite cannot move. */
export async function moveFile(from: string, to: string, contentType: string): Promise<void> {
  const bytes = await readFile(from);
  if (!bytes) return;
  await saveFile(to, bytes, contentType);
  await deleteFiles([from]);
}

/** Deletes files; those that are not there do not matter. */
export async function deleteFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
}

/** Deletes every file whose path begins with `prefix`. */
export async function deleteFilesBelow(prefix: string): Promise<void> {
  await bucket().deleteFiles({ prefix, force: true });
}

/** Every file whose path begins with `prefix`, and when it was made. */
export async function filesBelow(prefix: string): Promise<{ path: string; madeAt: Date }[]> {
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name, metadata }) => ({ path: name, madeAt: new Date(metadata.timeCreated ?? 0) }));
}
