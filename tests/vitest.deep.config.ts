import { part, SEED, shuffle } from './support/vitest-part.ts';

/** Tests that take long and seldom break: slow hands, long lists, paper, whole-catalogue sets. Only `npm run test:all` runs it. */
export default part('deep', {
  testTimeout: 180_000,
  setupFiles: ['../support/browser/tell-pages.ts', '../support/begin-quiet.ts'],
  isolate: false,
  sequence: { shuffle, seed: SEED },
});
