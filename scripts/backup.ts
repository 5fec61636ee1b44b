// Writes all local data (accounts, documents, files) into a folder in the official export format.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { step } from './lib/command/progress.ts';
import { exportTo, requireWholeExport } from './lib/data/export.ts';
import { portsOffsetOf } from './lib/data/target-options.ts';
import { host, portsWithOffset } from './lib/local/ports.ts';

const help = `npm run backup -- FOLDER [--ports-offset N]

Saves accounts, documents and files of the running local system. FOLDER must be new or empty. To restore:

  npm run reset && CELLARET_SEED_DIR=FOLDER npm start

Production is backed up by Google Cloud: docs/operations.md.`;

await runMain(async () => {
  const line = readCommandLine(help, { 'ports-offset': { type: 'string' } }, { least: 1, most: 1 });
  if (!line) return;
  const { values, positionals } = line;
  const [name = ''] = positionals;
  const folder = resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure(`${folder} is not empty: a backup never overwrites another one.`);
  const ports = portsWithOffset(portsOffsetOf(values['ports-offset']));
  mkdirSync(dirname(folder), { recursive: true });
  // Written aside, under a name nobody else has, and moved into place: what bears the name of a backup is a
  // whole one.
  const writing = mkdtempSync(`${folder}.writing-`);
  try {
    await step('Backup', async () => {
      await exportTo(`http://${host}:${ports.hub}`, join(writing, 'export'), 'backup');
      requireWholeExport(join(writing, 'export'));
      // Empty, or it would have been refused above.
      if (existsSync(folder)) rmdirSync(folder);
      renameSync(join(writing, 'export'), folder);
    });
  } finally {
    rmSync(writing, { recursive: true, force: true });
  }
  console.log(`Restore it with: npm run reset && CELLARET_SEED_DIR=${folder} npm start`);
});
