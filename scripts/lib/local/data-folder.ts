import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../command/failure.ts';
import { isExport } from '../data/export.ts';
import { dataDir, seedExport } from '../paths.ts';

/** The folder one running system keeps its data and logs in: a system on moved ports has its own. */
export function dataFolder(portsOffset: number): string {
  const base = resolve(process.env.CELLARET_DATA_DIR ?? dataDir);
  return portsOffset === 0 ? base : join(base, `offset-${portsOffset}`);
}

/** The embedded suite's own data. */
export const stateFolder = (folder: string) => join(folder, 'state');

/** Where the official suite's data is exported when it stops. */
export const officialFolder = (folder: string) => join(folder, 'official');

/** Where a reset puts what it takes away. */
export const beforeResetFolder = (folder: string) => join(folder, 'before-reset');

/** Git keeps no empty folders, and the suites refuse an export whose Storage part lacks them. */
function restoreEmptyFolders(exported: string): void {
  for (const part of ['blobs', 'metadata'])
    mkdirSync(join(exported, 'storage_export', part), { recursive: true });
}

/**
 * The export an empty system begins with: the one `CELLARET_SEED_DIR` names (a backup, to restore it), else
 * the seed; `undefined` while no seed has been built. Throws a `Failure` where the named folder is no export.
 */
export function availableSeed(): string | undefined {
  const named = process.env.CELLARET_SEED_DIR;
  const folder = named ? resolve(named) : seedExport;
  if (isExport(folder)) {
    restoreEmptyFolders(folder);
    return folder;
  }
  if (named) throw new Failure(`CELLARET_SEED_DIR names ${folder}, which holds no export.`);
  return undefined;
}
