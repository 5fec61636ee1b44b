// Scrolls the lists of a large catalogue in a browser, on a system of its own:
// npm run bench:lists -- [--rows 100000]
import { parseArgs } from 'node:util';
import { withSystem } from '../tests/perf/bench-system.ts';
import { startLargeSystem } from '../tests/perf/large-system.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { runMain } from './lib/failure.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
  const rows = Number(values.rows);
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
