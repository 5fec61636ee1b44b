// Writes all local data (accounts, documents, files) into a folder in the official export format.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportTo, requireWholeExport } from './lib/export.ts';
import { Failure, runMain } from './lib/failure.ts';
import { host, portsWithOffset } from './lib/ports.ts';
import { step } from './lib/progress.ts';
import { portsOffsetOf } from './lib/target-options.ts';

const help = `npm run backup -- FOLDER [--ports-offset N]

Saves accounts, documents and files of the running local system. FOLDER must be new or empty. To restore:

  npm run reset && CELLARET_SEED_DIR=FOLDER npm start

Production is backed up by Google Cloud: docs/operations.md.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'ports-offset': { type: 'string' }, help: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (values.help || name === undefined) {
    console.log(help);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const folder = resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure(`${folder} is not empty: a backup never overwrites another one.`);
  const ports = portsWithOffset(portsOffsetOf(values['ports-offset']));
  // Written aside and moved into place: what bears the name of a backup is a whole one.
  const writing = `${folder}.writing`;
  rmSync(writing, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await step('Backup', async () => {
    await exportTo(`http://${host}:${ports.hub}`, writing, 'backup');
    requireWholeExport(writing);
    rmSync(folder, { recursive: true, force: true });
    renameSync(writing, folder);
  });
  console.log(`Restore it with: npm run reset && CELLARET_SEED_DIR=${folder} npm start`);
});
