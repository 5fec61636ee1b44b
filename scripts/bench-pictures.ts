// Measures uploading, cleaning and showing pictures on a system of its own.
import { join } from 'node:path';
import { withSystem } from '../tests/perf/bench-system.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { readCommandLine } from './lib/command-line.ts';
import { runMain } from './lib/failure.ts';
import { host } from './lib/ports.ts';
import { projectId } from './lib/suite.ts';

const help = `npm run bench:pictures

Measures uploading, cleaning and showing pictures on a system of its own.`;

await runMain(async () => {
  if (!readCommandLine(help, {})) return;
  await buildWeb();
  const chromium = await systemChromium(console.log);
  await withSystem(async ({ ports, folder }) => {
    const { benchPictures } = await import('../tests/perf/bench-pictures.ts');
    const baseUrl = `http://${host}:${ports.hosting}`;
    await benchPictures({
      baseUrl,
      apiUrl: `${baseUrl}/api`,
      projectId,
      chromium,
      stateDir: join(folder, 'state'),
    });
  });
});
process.exit();
