import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, renameSync } from 'node:fs';
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

/** Makes a folder beside its final place and moves it there in one step; nothing is left where that fails. */
export async function madeBeside(folder: string, make: (building: string) => Promise<void>): Promise<void> {
  const building = `${folder}.building-${process.pid}`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  try {
    await make(building);
    rmSync(folder, { recursive: true, force: true });
    renameSync(building, folder);
  } catch (thrown) {
    rmSync(building, { recursive: true, force: true });
    throw thrown;
  }
}
