// Brings stored documents into the shapes this version of the code expects.
import { parseArgs } from 'node:util';
import { connectAdmin, describeTarget } from './lib/admin-sdk.ts';
import { Failure, runMain } from './lib/failure.ts';
import { migrations } from './lib/migrate/all.ts';
import { appliedMigrations, noteApplied, runMigration } from './lib/migrate/run-migration.ts';
import { targetHelp, targetOf, targetOptions } from './lib/target-options.ts';

const help = `npm run migrate -- [options]

Runs every migration this database has not seen, oldest first. Safe to interrupt and to repeat.

  --dry-run               count what would change and write nothing
  --again ID              run one migration although it was applied
${targetHelp}`;

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      'dry-run': { type: 'boolean', default: false },
      again: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const { again, 'dry-run': dryRun } = values;
  if (again !== undefined && !migrations.some(({ id }) => id === again))
    throw new Failure(
      `There is no migration “${again}”; there are ${migrations.map(({ id }) => id).join(', ')}.`,
    );
  const target = targetOf(values);
  const admin = connectAdmin(target);
  try {
    console.log(`${dryRun ? 'Dry run on' : 'Migrating'} ${describeTarget(target)}`);
    const applied = await appliedMigrations(admin.db);
    const due = migrations.filter(({ id }) => (again === undefined ? !applied.has(id) : id === again));
    for (const migration of due) {
      const result = await runMigration(admin.db, migration, { dryRun });
      if (!dryRun) await noteApplied(admin.db, migration, result);
      console.log(`  ${migration.id}: ${migration.summary}`);
      console.log(
        `    ${result.changed} of ${result.looked} documents ${dryRun ? 'would change' : 'changed'}${result.examples.length > 0 ? `, among them ${result.examples.join(', ')}` : ''}`,
      );
    }
    console.log(
      due.length > 0
        ? `${due.length} of ${migrations.length} migrations${dryRun ? ' due' : ' applied'}`
        : 'Nothing to do.',
    );
  } finally {
    await admin.close();
  }
});
