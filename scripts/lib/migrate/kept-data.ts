import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../local/ports.ts';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';

const newestOf = (migrations: readonly Migration[]): string => migrations.at(-1)?.id ?? '';

/** Notes in a folder what its data has seen, so that a start asks nothing of data that is up to date. */
const noteIn = (folder: string) => join(folder, 'migrated');

/** Notes that data was just imported from the seed, which this version built. */
export const noteSeeded = (folder: string, migrations = all): void =>
  writeFileSync(noteIn(folder), newestOf(migrations));

/** Forgets it: other data comes into the folder. */
export const forgetSeen = (folder: string): void => rmSync(noteIn(folder), { force: true });

/** Brings data kept by another version into the shapes of this one; gives the number of documents changed. */
export async function migrateKeptData(
  folder: string,
  ports: Ports,
  projectId: string,
  migrations = all,
): Promise<number> {
  const note = noteIn(folder);
  if (existsSync(note) && readFileSync(note, 'utf8') === newestOf(migrations)) return 0;
  // Only here: loading the Admin SDK takes as long as the rest of a start.
  const [{ connectAdmin, emulatorTarget }, { applyDue }] = await Promise.all([
    import('../data/admin-sdk.ts'),
    import('./apply-due.ts'),
  ]);
  const admin = connectAdmin(emulatorTarget(ports, projectId));
  try {
    const results = await applyDue(admin.db, { dryRun: false, migrations });
    noteSeeded(folder, migrations);
    return results.reduce((sum, [, { changed }]) => sum + changed, 0);
  } finally {
    await admin.close();
  }
}
