// Measures uploading, cleaning and showing pictures on a system of its own: npm run bench:pictures
import { join } from 'node:path';
import { buildFunctions } from './lib/build-functions.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { runMain } from './lib/failure.ts';
import { host } from './lib/ports.ts';
import { projectId } from './lib/suite.ts';
import { claimPorts, startTestSystem, testEnvironment } from './lib/test-system.ts';

await runMain(async () => {
  await buildFunctions();
  await buildWeb();
  const chromium = await systemChromium(console.log);
  const claim = await claimPorts();
  const stop = await startTestSystem(claim, true);
  try {
    Object.assign(process.env, testEnvironment(claim.ports));
    const { benchPictures } = await import('../tests/perf/bench-pictures.ts');
    const baseUrl = `http://${host}:${claim.ports.hosting}`;
    await benchPictures({
      baseUrl,
      apiUrl: `${baseUrl}/api`,
      authUrl: `http://${host}:${claim.ports.auth}`,
      projectId,
      chromium,
      stateDir: join(claim.folder, 'state'),
    });
  } finally {
    await stop();
    claim.release();
  }
});
process.exit();
