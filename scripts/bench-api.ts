// Measures every endpoint of the API on a system of its own: npm run bench:api -- [--reads 200] [--writes 200] [--import FILE]
// `--import` adds recipe facts (the shape of `npm run import`) to the seed world before.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { withSystem } from '../tests/perf/bench-system.ts';
import { runMain } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      reads: { type: 'string', default: '200' },
      writes: { type: 'string', default: '200' },
      import: { type: 'string' },
    },
  });
  await withSystem(async ({ ports }) => {
    if (values.import !== undefined) {
      const where = ['--auth-port', `${ports.auth}`, '--firestore-port', `${ports.firestore}`];
      const script = ['--import', 'tsx', inRoot('scripts', 'import.ts'), resolve(values.import), ...where];
      // Not waited for in one piece: this process hosts the system that is imported into.
      await promisify(execFile)(process.execPath, script);
    }
    const { benchApi } = await import('../tests/perf/bench-api.ts');
    await benchApi({
      reads: Number(values.reads),
      writes: Number(values.writes),
      catalogue: values.import === undefined ? 'the seed world' : 'the seed world with imported recipes',
    });
  });
});
process.exit();
