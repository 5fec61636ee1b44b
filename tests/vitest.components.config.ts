import { defineConfig, mergeConfig } from 'vitest/config';
import web from '../web/vite.config.ts';
import { inChromium } from './support/browser/in-chromium.ts';

/** Component tests: parts of the app in a real browser, without a server. With one: page tests. */
export default mergeConfig(
  web,
  defineConfig({
    // As for pages: nothing is left of an older state.
    optimizeDeps: { force: true },
    test: {
      name: 'components',
      include: ['src/**/*.component.test.tsx'],
      testTimeout: 15_000,
      // The focus is in one window at a time.
      fileParallelism: false,
      browser: inChromium(),
    },
  }),
);
