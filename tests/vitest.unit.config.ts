import { defineConfig } from 'vitest/config';

/** Unit tests: beside the code, without ports. All that crosses a process lies in tests/. */
export default defineConfig({
  root: new URL('../', import.meta.url).pathname,
  test: {
    slowTestThreshold: 2000,
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'functions/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          // Pictures are made and decoded here: seconds on a machine that has other things to do.
          testTimeout: 30_000,
          // Functions are built and loaded here, as a deploy does it.
          hookTimeout: 30_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', include: ['src/**/*.test.ts'], pool: 'forks', isolate: false },
      },
    ],
  },
});
