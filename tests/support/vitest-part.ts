import { defineConfig } from 'vitest/config';

/** Configuration of a part whose test files share one running system: real processes, one file after the other. */
export const part = (name: string, test: { globalSetup?: string; testTimeout?: number } = {}) =>
  defineConfig({
    root: new URL(`../${name}/`, import.meta.url).pathname,
    test: {
      name,
      include: ['**/*.test.ts'],
      pool: 'forks',
      fileParallelism: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      slowTestThreshold: 5000,
      ...test,
    },
  });
