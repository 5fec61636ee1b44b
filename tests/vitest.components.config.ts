import { defineConfig, mergeConfig } from 'vitest/config';
import web from '../web/vite.config.ts';
import { inChromium } from './support/browser/in-chromium.ts';

/**
 * Component tests: parts of the web app drawn in a real browser, beside their code, without a server of the product. What needs
 * Firebase or the API is a page test (vitest.pages.config.ts).
 */
export default mergeConfig(
  web,
  defineConfig({
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
