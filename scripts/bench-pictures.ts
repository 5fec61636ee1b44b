// Measures uploading, cleaning and showing pictures on a system of its own: npm run bench:pictures
import { join } from 'node:path';
import { withSystem } from '../tests/perf/bench-system.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { runMain } from './lib/failure.ts';
import { host } from './lib/ports.ts';
import { projectId } from './lib/suite.ts';

await runMain(async () => {
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
