import type { Firestore } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';
import { appliedMigrations, noteApplied, runMigration, type MigrationResult } from './run-migration.ts';

export interface ApplyOptions {
  dryRun: boolean;
  /** Only the migration of this id, although it was applied. */
  again?: string | undefined;
  /** Those there are. */
  migrations?: readonly Migration[];
}

/** Runs every migration a database has not seen, oldest first, and gives what each found. */
export async function applyDue(
  db: Firestore,
  { dryRun, again, migrations = all }: ApplyOptions,
): Promise<[Migration, MigrationResult][]> {
  const applied = await appliedMigrations(db);
  const due = migrations.filter(({ id }) => (again === undefined ? !applied.has(id) : id === again));
  const results: [Migration, MigrationResult][] = [];
  for (const migration of due) {
    const result = await runMigration(db, migration, { dryRun });
    if (!dryRun) await noteApplied(db, migration, result);
    results.push([migration, result]);
  }
  return results;
}
