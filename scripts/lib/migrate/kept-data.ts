import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../local/ports.ts';
import { migrations } from './all.ts';

const newest = migrations.at(-1)?.id ?? '';

/** Notes in a folder what its data has seen, so that a start asks nothing of data that is up to date. */
const noteIn = (folder: string) => join(folder, 'migrated');

/** Notes that data was just imported from the seed, which this version built. */
export const noteSeeded = (folder: string): void => writeFileSync(noteIn(folder), newest);

/** Forgets it: other data comes into the folder. */
export const forgetSeen = (folder: string): void => rmSync(noteIn(folder), { force: true });

/** Brings data kept by another version into the shapes of this one; gives the number of documents changed. */
export async function migrateKeptData(folder: string, ports: Ports, projectId: string): Promise<number> {
  const note = noteIn(folder);
  if (existsSync(note) && readFileSync(note, 'utf8') === newest) return 0;
  // Only here: loading the Admin SDK takes as long as the rest of a start.
  const [{ connectAdmin, emulatorTarget }, { applyDue }] = await Promise.all([
    import('../data/admin-sdk.ts'),
    import('./apply-due.ts'),
  ]);
  const admin = connectAdmin(emulatorTarget(ports, projectId));
  try {
    const results = await applyDue(admin.db, { dryRun: false });
    noteSeeded(folder);
    return results.reduce((sum, [, { changed }]) => sum + changed, 0);
  } finally {
    await admin.close();
  }
}
