// Measures the first load of three routes with Lighthouse on a system of its own: npm run bench:lighthouse -- [--runs 5]
import { parseArgs } from 'node:util';
import { withSystem } from '../tests/perf/bench-system.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { runMain } from './lib/failure.ts';
import { host } from './lib/ports.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  await buildWeb();
  const chromium = await systemChromium(console.log);
  await withSystem(async ({ ports }) => {
    const { benchLighthouse } = await import('../tests/perf/browser-lighthouse.ts');
    const missed = await benchLighthouse(`http://${host}:${ports.hosting}`, chromium, Number(values.runs));
    if (missed.length > 0) process.exitCode = 1;
  });
});
process.exit();
