import { benchSearch } from './bench/measure-search.ts';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';

const help = `npm run bench:search -- [SIZES] [options]

Measures the search index against others on generated catalogues. SIZES are numbers of recipes (1000 10000 100000 1000000).

  --only NAME             one contender
  --json FILE             where the figures go besides`;

await runMain(() => {
  const line = readCommandLine(
    help,
    { only: { type: 'string' }, json: { type: 'string' } },
    { least: 0, most: Number.POSITIVE_INFINITY },
  );
  if (!line) return;
  const sizes = line.positionals.map((size) => wholeNumber('SIZES', size));
  process.exitCode = benchSearch(sizes, line.values);
});
