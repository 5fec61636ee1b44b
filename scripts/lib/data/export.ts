import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, messageOf } from '../command/failure.ts';

const METADATA = 'firebase-export-metadata.json';

/** True if a folder holds an export in the emulators' format. */
export const isExport = (folder: string) => existsSync(join(folder, METADATA));

/** Asks the hub of a running suite to write everything it holds into `path`, which must be absolute. */
export async function exportTo(hubUrl: string, path: string, initiatedBy: string): Promise<void> {
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy }),
  }).catch((thrown: unknown) => {
    throw new Failure(`No local system answers at ${hubUrl} (${messageOf(thrown)}): is "npm start" running?`);
  });
  if (!response.ok)
    throw new Failure(`The suite could not export (${response.status}): ${await response.text()}`);
}

/**
 * Throws a `Failure` unless an export holds accounts, documents and files: a backup nobody looked at is none.
 */
export function requireWholeExport(folder: string): void {
  if (!isExport(folder)) throw new Failure(`${folder} holds no export.`);
  const parts = JSON.parse(readFileSync(join(folder, METADATA), 'utf8')) as Record<
    string,
    { path?: string; metadata_file?: string } | undefined
  >;
  for (const name of ['auth', 'firestore', 'storage']) {
    const file = parts[name]?.metadata_file ?? parts[name]?.path;
    if (!file || !existsSync(join(folder, file)))
      throw new Failure(`The export in ${folder} lacks ${name}: it is no backup.`);
  }
}
