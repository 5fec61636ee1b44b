// Empties the local data: the next start begins with the seed again.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { dataFolder, officialFolder, stateFolder } from './lib/data-folder.ts';
import { runMain } from './lib/failure.ts';
import { readStartOptions } from './lib/options.ts';
import { root } from './lib/paths.ts';
import { cleanUpAfterKill, requireNotRunning } from './lib/run-record.ts';
import { removeState } from './lib/suite.ts';

await runMain(async () => {
  const { portsOffset } = readStartOptions(process.argv.slice(2), process.env);
  const folder = dataFolder(portsOffset);
  requireNotRunning(folder, 'stop it with Ctrl-C there, then run the reset again');
  await cleanUpAfterKill(folder, stateFolder(folder));
  removeState(stateFolder(folder));
  rmSync(officialFolder(folder), { recursive: true, force: true });
  console.log(
    `The data in ${folder.startsWith(root) ? relative(root, folder) : folder} is gone; "npm start" begins with the seed again.`,
  );
});
