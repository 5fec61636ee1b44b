import { triesUi } from './support/browser/emulator-ui.ts';
import { part, SEED, shuffle } from './support/vitest-part.ts';

/** Long tests that seldom break: slow hands, long lists, paper. Only `npm run test:all` runs them. */
export default part('deep', {
  testTimeout: 180_000,
  exclude: (await triesUi()) ? [] : ['**/emulator-ui.test.ts'],
  setupFiles: ['../support/browser/tell-pages.ts', '../support/begin-quiet.ts'],
  isolate: false,
  sequence: { shuffle, seed: SEED },
});
