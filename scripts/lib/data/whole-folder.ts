import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file only when its content changes, so that the emulators' file watchers stay quiet. */
function writeIfChanged(path: string, content: string | Uint8Array): void {
  try {
    if (readFileSync(path).equals(Buffer.from(content))) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, content);
}

/**
 * Lets a folder hold these files, by name, and nothing else: what an earlier build left would be deployed
 * with them.
 */
export function writeWholeFolder(folder: string, files: Map<string, string | Uint8Array>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeIfChanged(join(folder, name), content);
  for (const name of readdirSync(folder)) {
    if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}
