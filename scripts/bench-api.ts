// Measures every endpoint of the API on a system of its own: npm run bench:api -- [--reads 200] [--writes 50]
import { parseArgs } from 'node:util';
import { withSystem } from '../tests/perf/bench-system.ts';
import { runMain } from './lib/failure.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: { reads: { type: 'string', default: '200' }, writes: { type: 'string', default: '50' } },
  });
  await withSystem(async () => {
    const { benchApi } = await import('../tests/perf/bench-api.ts');
    await benchApi({ reads: Number(values.reads), writes: Number(values.writes) });
  });
});
process.exit();
