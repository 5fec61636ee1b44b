// Measures every endpoint of the API on a system of its own.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { withSystem } from './bench/bench-system.ts';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { inRoot } from './lib/paths.ts';

const help = `npm run bench:api -- [options]

Measures every endpoint of the API on a system of its own.

  --reads N               calls of each endpoint that reads (200)
  --writes N              calls of each endpoint that writes (200)
  --import FILE           adds recipe facts (the shape of npm run import) to the seed data before`;

await runMain(async () => {
  const line = readCommandLine(help, {
    reads: { type: 'string', default: '200' },
    writes: { type: 'string', default: '200' },
    import: { type: 'string' },
  });
  if (!line) return;
  const { values } = line;
  await withSystem(async ({ ports }) => {
    if (values.import !== undefined) {
      const where = ['--auth-port', `${ports.auth}`, '--firestore-port', `${ports.firestore}`];
      const script = ['--import', 'tsx', inRoot('scripts', 'import.ts'), resolve(values.import), ...where];
      // Not waited for in one piece: this process hosts the system that is imported into.
      await promisify(execFile)(process.execPath, script);
    }
    const { benchApi } = await import('./bench/measure-api.ts');
    await benchApi({
      reads: wholeNumber('reads', values.reads),
      writes: wholeNumber('writes', values.writes),
      catalogue: values.import === undefined ? 'the seed data' : 'the seed data with imported recipes',
    });
  });
});
process.exit();
