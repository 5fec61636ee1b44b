// Empties the local data: the next start begins with the seed again. What was there is kept until the next
// reset.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { cleanUpAfterKill, requireNotRunning } from './lib/data/run-record.ts';
import { portsOffsetOf } from './lib/data/target-options.ts';
import { beforeResetFolder, dataFolder, officialFolder, stateFolder } from './lib/local/data-folder.ts';
import { moveState, removeState } from './lib/local/suite-state.ts';
import { forgetSeen } from './lib/migrate/kept-data.ts';
import { root } from './lib/paths.ts';

const help = `npm run reset -- [options]

Empties the local data; the next start begins with the seed. What was there is put aside, and kept until the next reset.

  --undo                  bring back what the last reset put aside; what is there now goes
  --ports-offset N        the data of the system that was started with this offset`;

const shown = (path: string) => (path.startsWith(root) ? relative(root, path) : path);

/** Moves the data of both suites from one folder to another, over nothing. */
function moveData(from: string, to: string): void {
  moveState(stateFolder(from), to);
  if (existsSync(officialFolder(from))) renameSync(officialFolder(from), officialFolder(to));
}

await runMain(async () => {
  const line = readCommandLine(help, { undo: { type: 'boolean' }, 'ports-offset': { type: 'string' } });
  if (!line) return;
  const folder = dataFolder(portsOffsetOf(line.values['ports-offset']));
  const aside = beforeResetFolder(folder);
  requireNotRunning(folder, 'stop it with Ctrl-C there, then run the reset again');
  await cleanUpAfterKill(folder, stateFolder(folder));
  forgetSeen(folder);
  if (line.values.undo) {
    if (!existsSync(aside)) throw new Failure(`${shown(aside)} is not there: nothing was put aside.`);
    removeState(stateFolder(folder));
    rmSync(officialFolder(folder), { recursive: true, force: true });
    moveData(aside, folder);
    rmSync(aside, { recursive: true });
    console.log(`The data in ${shown(folder)} is what it was before the last reset.`);
    return;
  }
  if (!existsSync(stateFolder(folder)) && !existsSync(officialFolder(folder))) {
    console.log(`There is no data in ${shown(folder)}; "npm start" begins with the seed.`);
    return;
  }
  rmSync(aside, { recursive: true, force: true });
  moveData(folder, aside);
  console.log(
    `The data in ${shown(folder)} is put aside (${shown(join(aside))}; "npm run reset -- --undo" brings it back); "npm start" begins with the seed again.`,
  );
});
