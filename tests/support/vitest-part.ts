import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { SLOW } from '../../scripts/lib/test/results.ts';

/** Tests with this tag are left to `npm run test:all`: each takes seconds to show what seldom breaks. */
export const tags = [{ name: SLOW }];

/** Configuration of a part whose files share one running system, one file after the other. */
export const part = (name: string, test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    root: new URL(`../${name}/`, import.meta.url).pathname,
    test: {
      name,
      include: ['**/*.test.ts'],
      pool: 'forks',
      fileParallelism: false,
      tags,
      testTimeout: 90_000,
      hookTimeout: 60_000,
      slowTestThreshold: 5000,
      // Real processes share the machine: what is asked again and again may take longer than on an idle one.
      expect: { poll: { timeout: 15_000, interval: 100 } },
      ...test,
    },
  });

/** No test goes on where another ended: another order, which `--sequence.seed` gives, has to do as well. */
export const shuffle = { tests: true, files: false };
export const SEED = 20_261_122;
