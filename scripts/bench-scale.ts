// Measures search, suggestions and the feed at 100,000 recipes on a system of its own.
import { withSystem } from '../tests/perf/bench-system.ts';
import { startLargeSystem } from '../tests/perf/large-system.ts';
import { readCommandLine, wholeNumber } from './lib/command-line.ts';
import { runMain } from './lib/failure.ts';

const help = `npm run bench:scale -- [options]

Measures search, suggestions and the feed of a large catalogue on a system of its own.

  --recipes N             (100000)
  --ingredients N         (10000)
  --requests N            requests of each kind (500)`;

await runMain(async () => {
  const line = readCommandLine(help, {
    recipes: { type: 'string', default: '100000' },
    ingredients: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '500' },
  });
  if (!line) return;
  const { values } = line;
  const requests = wholeNumber('requests', values.requests);
  const size = {
    recipes: wholeNumber('recipes', values.recipes),
    ingredients: wholeNumber('ingredients', values.ingredients),
  };
  await withSystem(
    async () => {
      const { benchScale } = await import('../tests/perf/bench-scale.ts');
      const missed = await benchScale(size, requests);
      if (missed.length > 0) process.exitCode = 1;
    },
    { start: (claim) => startLargeSystem(claim, size) },
  );
});
process.exit();
