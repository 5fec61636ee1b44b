// Writes the bottles and drinks that the landing page brings along.
import { writeFileSync } from 'node:fs';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { renderStarterBar, STARTER_BAR_FILE, starterBar } from './lib/seed/pick-starter-bar.ts';

const help = `npm run starter-bar

Writes the landing page's bottles and drinks from emulator-data/sources.`;

await runMain(() => {
  if (readCommandLine(help, {})) writeFileSync(STARTER_BAR_FILE, renderStarterBar(starterBar()));
});
