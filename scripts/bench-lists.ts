// Scrolls the lists of a large catalogue in a browser, on a system of its own.
import { withSystem } from '../tests/perf/bench-system.ts';
import { startLargeSystem } from '../tests/perf/large-system.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { readCommandLine, wholeNumber } from './lib/command-line.ts';
import { runMain } from './lib/failure.ts';

const help = `npm run bench:lists -- [options]

Scrolls the lists of a large catalogue in a browser, on a system of its own.

  --rows N                recipes, and ingredients, of the catalogue (100000)`;

await runMain(async () => {
  const line = readCommandLine(help, { rows: { type: 'string', default: '100000' } });
  if (!line) return;
  const { values } = line;
  const rows = wholeNumber('rows', values.rows);
  await buildWeb();
  const chromium = await systemChromium(console.log);
  await withSystem(
    async () => {
      const { benchLists } = await import('../tests/perf/browser-lists.ts');
      await benchLists(chromium, rows);
    },
    { start: (claim) => startLargeSystem(claim, { recipes: rows, ingredients: rows }) },
  );
});
process.exit();
