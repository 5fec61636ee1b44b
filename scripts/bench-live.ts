// Measures how soon a second browser shows a toggle, and guests and their host what the other does, on a system of its own.
import { withSystem } from './bench/bench-system.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { systemChromium } from './lib/local/chromium.ts';

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
