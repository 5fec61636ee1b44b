// Measures how long interactions take on a slow phone, on a system of its own.
import { withSystem } from './bench/bench-system.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { systemChromium } from './lib/local/chromium.ts';

const help = `npm run bench:interaction

Types into forms and opens pickers, dialogs and tabs at 360 px with a processor four times slower, on a system of its own. Fails where one
of them takes longer than the budget.`;

await runMain(async () => {
  if (!readCommandLine(help, {})) return;
  await buildWeb();
  const chromium = await systemChromium(console.log);
  await withSystem(async () => {
    const { benchInteractions } = await import('./bench/browser-interactions.ts');
    if (!(await benchInteractions(chromium))) process.exitCode = 1;
  });
});
process.exit();
