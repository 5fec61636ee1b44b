import { defineConfig, mergeConfig } from 'vitest/config';
import web from '../web/vite.config.ts';
import { inChromium } from './support/browser/in-chromium.ts';
import { pageCommands } from './support/browser/page-commands.ts';
import { baseUrl } from './support/env.ts';
import { SEED, shuffle, tags } from './support/vitest-part.ts';

// React as visitors get it: twice as fast, and without effects that run twice.
process.env.NODE_ENV = 'production';

/** Page tests: one screen in a real browser on the running suite, as `npm start` runs it; no mocks. */
export default mergeConfig(
  web,
  defineConfig({
    cacheDir: 'node_modules/.vite-pages',
    server: { proxy: { '/__/': baseUrl, '/api': baseUrl, '/media': baseUrl, '/m/': baseUrl } },
    optimizeDeps: {
      entries: ['src/testing/app.tsx', 'src/**/*.page.test.tsx', 'src/main.tsx'],
      // An older preparation lacks what is imported since: the page would be loaded again in the middle of a
      // test.
      force: true,
    },
    test: {
      name: 'pages',
      include: ['src/**/*.page.test.tsx'],
      setupFiles: ['src/testing/page-setup.ts'],
      // The app is loaded once, and every test has a person of its own.
      isolate: false,
      fileParallelism: false,
      tags,
      testTimeout: 60_000,
      silent: 'passed-only',
      // Only what never comes fails: Firestore itself takes ten seconds to say that it cannot be reached.
      expect: { poll: { timeout: 20_000 } },
      sequence: { shuffle, seed: SEED },
      browser: { ...inChromium(20_000), commands: pageCommands },
    },
  }),
);
