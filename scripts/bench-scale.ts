// Measures search, suggestions and the feed at 100,000 recipes on a system of its own:
// npm run bench:scale -- [--recipes 100000] [--ingredients 10000] [--requests 500]
import { parseArgs } from 'node:util';
import { withSystem } from '../tests/perf/bench-system.ts';
import { startLargeSystem } from '../tests/perf/large-system.ts';
import { runMain } from './lib/failure.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      recipes: { type: 'string', default: '100000' },
      ingredients: { type: 'string', default: '10000' },
      requests: { type: 'string', default: '500' },
    },
  });
  const size = { recipes: Number(values.recipes), ingredients: Number(values.ingredients) };
  await withSystem(
    async () => {
      const { benchScale } = await import('../tests/perf/bench-scale.ts');
      const missed = await benchScale(size, Number(values.requests));
      if (missed.length > 0) process.exitCode = 1;
    },
    { start: (claim) => startLargeSystem(claim, size) },
  );
});
process.exit();
