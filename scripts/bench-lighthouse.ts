// Measures the first load of five routes with Lighthouse on a system of its own.
import { withSystem } from './bench/bench-system.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { systemChromium } from './lib/local/chromium.ts';
import { host } from './lib/local/ports.ts';

const help = `npm run bench:lighthouse -- [options]

Measures the first load of five routes with Lighthouse on a system of its own.

  --runs N                times each route is loaded (5)
  --only TEXT             only the routes with this in their address; nothing is kept for the report`;

await runMain(async () => {
  const line = readCommandLine(help, {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  });
  if (!line) return;
  const { values } = line;
  const runs = wholeNumber('runs', values.runs);
  await buildWeb();
  const chromium = await systemChromium(console.log);
  await withSystem(async ({ ports }) => {
    const { benchLighthouse } = await import('./bench/browser-lighthouse.ts');
    const missed = await benchLighthouse(`http://${host}:${ports.hosting}`, chromium, runs, values.only);
    if (missed.length > 0) process.exitCode = 1;
  });
});
process.exit();
