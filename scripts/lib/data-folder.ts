import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataDir, seedExport } from './paths.ts';

/** The folder one running system keeps its data and logs in: a system on moved ports has its own. */
export function dataFolder(portsOffset: number): string {
  const base = resolve(process.env.CELLARET_DATA_DIR ?? dataDir);
  return portsOffset === 0 ? base : join(base, `offset-${portsOffset}`);
}

/** The embedded suite's own data. */
export const stateFolder = (folder: string) => join(folder, 'state');

/** Where the official suite's data is exported when it stops. */
export const officialFolder = (folder: string) => join(folder, 'official');

/** The seed export, `undefined` while none has been built. */
export function availableSeed(): string | undefined {
  return existsSync(join(seedExport, 'firebase-export-metadata.json')) ? seedExport : undefined;
}
