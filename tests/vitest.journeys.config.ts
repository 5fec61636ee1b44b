import { triesUi } from './support/browser/emulator-ui.ts';
import { part, SEED, shuffle } from './support/vitest-part.ts';

/** Ten journeys of people and their data; the others are about the browser. */
const ON_GOOGLE = ['bars', 'deletion', 'guests', 'own-recipe', 'shopping'];

/** Journeys: what crosses pages, people or processes, each in browsers of its own on the running suite. */
export default part('journeys', {
  testTimeout: 90_000,
  // The emulator UI works on Google's emulators as on the embedded suite, where the long tests try it.
  ...(process.env.CELLARET_OFFICIAL && {
    include: [
      ...ON_GOOGLE.map((name) => `${name}.test.ts`),
      ...((await triesUi()) ? ['../deep/emulator-ui.test.ts'] : []),
    ],
  }),
  setupFiles: ['../support/browser/tell-pages.ts', '../support/begin-quiet.ts'],
  // Imports are loaded once for each process, not once for each file.
  isolate: false,
  sequence: { shuffle, seed: SEED },
});
