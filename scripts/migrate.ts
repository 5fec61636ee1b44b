import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
// Brings stored documents into the shapes this version of the code expects.
import { connectAdmin, describeTarget } from './lib/data/admin-sdk.ts';
import { targetHelp, targetOf, targetOptions } from './lib/data/target-options.ts';
import { applyDue } from './lib/migrate/apply-due.ts';
import { migrations } from './lib/migrate/migrations.ts';

const help = `npm run migrate -- [options]

Runs every migration this database has not seen, oldest first. Safe to interrupt and to repeat.

  --dry-run               count what would change and write nothing
  --again ID              run one migration although it was applied
${targetHelp}`;

await runMain(async () => {
  const line = readCommandLine(help, {
    ...targetOptions,
    'dry-run': { type: 'boolean', default: false },
    again: { type: 'string' },
  });
  if (!line) return;
  const { values } = line;
  const { again, 'dry-run': dryRun } = values;
  if (again !== undefined && !migrations.some(({ id }) => id === again))
    throw new Failure(
      `There is no migration “${again}”; there are ${migrations.map(({ id }) => id).join(', ') || 'none'}.`,
    );
  const target = targetOf(values);
  const admin = connectAdmin(target);
  try {
    console.log(`${dryRun ? 'Dry run on' : 'Migrating'} ${describeTarget(target)}`);
    const results = await applyDue(admin.db, { dryRun, again });
    for (const [migration, result] of results) {
      console.log(`  ${migration.id}: ${migration.summary}`);
      console.log(
        `    ${result.changed} of ${result.looked} documents ${dryRun ? 'would change' : 'changed'}${result.examples.length > 0 ? `, among them ${result.examples.join(', ')}` : ''}`,
      );
    }
    console.log(
      results.length > 0
        ? `${results.length} of ${migrations.length} migrations${dryRun ? ' due' : ' applied'}`
        : 'Nothing to do.',
    );
  } finally {
    await admin.close();
  }
});
