// Measures how soon a second browser shows a toggle, and guests and their host what the other does, on a system of its own.
import { withSystem } from './bench/bench-system.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { readCommandLine } from './lib/command-line.ts';
import { runMain } from './lib/failure.ts';

const help = `npm run bench:live

Measures how soon a second browser shows a toggle, and guests and their host what the other does, on a system of its own.`;

await runMain(async () => {
  if (!readCommandLine(help, {})) return;
  await buildWeb();
  const chromium = await systemChromium(console.log);
  await withSystem(async () => {
    const { benchLive } = await import('./bench/browser-live.ts');
    await benchLive(chromium);
    const { benchGuests } = await import('./bench/browser-guests.ts');
    await benchGuests(chromium);
  });
});
process.exit();
