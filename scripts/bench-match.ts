import { benchMatch } from '../tests/perf/bench-match.ts';
import { readCommandLine, wholeNumber } from './lib/command-line.ts';
import { runMain } from './lib/failure.ts';

const help = `npm run bench:match -- [SIZES] [options]

Measures what can be made of a shelf, on generated catalogues. SIZES are numbers of recipes (1000 10000 100000 1000000).

  --facts FILE            also on a file of recipe facts
  --json FILE             where the figures go besides`;

await runMain(() => {
  const line = readCommandLine(
    help,
    { facts: { type: 'string' }, json: { type: 'string' } },
    { least: 0, most: Number.POSITIVE_INFINITY },
  );
  if (!line) return;
  const sizes = line.positionals.map((size) => wholeNumber('SIZES', size));
  process.exitCode = benchMatch(sizes, line.values);
});
