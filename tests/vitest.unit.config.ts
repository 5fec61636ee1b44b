import { defineConfig } from 'vitest/config';

/** Unit tests: beside the code, without ports. What crosses a process lies in tests/, each part with a configuration of its own. */
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
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', include: ['src/**/*.test.ts'], pool: 'forks' },
      },
    ],
  },
});
