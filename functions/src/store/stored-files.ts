import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './admin-app.ts';

const bucket = () => getStorage(adminApp()).bucket();

const isMissing = (failure: unknown) =>
  failure !== null && typeof failure === 'object' && (failure as { code?: unknown }).code === 404;

export interface FileFacts {
  size: number;
  metadata: Record<string, string>;
}

/** Size and custom metadata of a file; null if it does not exist. */
export async function fileFacts(path: string): Promise<FileFacts | null> {
  try {
    const [facts] = await bucket().file(path).getMetadata();
    return { size: Number(facts.size ?? 0), metadata: (facts.metadata ?? {}) as Record<string, string> };
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

export async function readFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

export async function saveFile(path: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucket().file(path).save(bytes, { contentType, resumable: false });
}

/** Moves a file if it exists. Copies the bytes, because the local suite cannot move. */
export async function moveFile(from: string, to: string, contentType: string): Promise<void> {
  const bytes = await readFile(from);
  if (!bytes) return;
  await saveFile(to, bytes, contentType);
  await deleteFiles([from]);
}

/** Deletes files; missing ones are ignored. */
export async function deleteFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
}

export async function deleteFilesBelow(prefix: string): Promise<void> {
  await bucket().deleteFiles({ prefix, force: true });
}

export async function filesBelow(prefix: string): Promise<{ path: string; madeAt: Date }[]> {
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name, metadata }) => ({ path: name, madeAt: new Date(metadata.timeCreated ?? 0) }));
}
