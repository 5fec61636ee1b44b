// Builds functions and web app where their sources changed; `firebase deploy` runs this first.
import { buildFunctions } from './lib/build/build-functions.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { step } from './lib/command/progress.ts';

const outcome = (built: boolean) => (built ? 'built' : 'unchanged');

const help = `npm run build

Builds the functions and the web app where their sources have changed.`;

await runMain(async () => {
  if (!readCommandLine(help, {})) return;
  await step('Functions', buildFunctions, outcome);
  await step('Web app', buildWeb, outcome);
});
