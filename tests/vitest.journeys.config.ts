import { part, SEED, shuffle } from './support/vitest-part.ts';

/** Journeys: what crosses pages, people or processes, each in browsers of its own on the running suite. */
export default part('journeys', {
  testTimeout: 90_000,
  setupFiles: ['../support/browser/tell-pages.ts', '../support/begin-quiet.ts'],
  // Imports are loaded once for each process, not once for each file.
  isolate: false,
  sequence: { shuffle, seed: SEED },
});
