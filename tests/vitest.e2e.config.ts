import { defineConfig } from 'vitest/config';
import { part, SEED, shuffle } from './support/vitest-part.ts';

/** Files whose matter is the whole catalogue, which others may not have changed, or time itself; they have a system to themselves. */
const ALONE = [
  'account', // changes the demo account's pictures
  'admin-stand-ins', // changes for everybody what stands in for what
  'drawn-ahead', // measures what moves while scripts arrive
  'emulator-ui', // breaks reference data
  'feed', // counts every card
  'flavour', // compares places on the map of all drinks
  'large-catalogue', // declares the catalogue too large
  'layout', // measures positions on every page
  'long-list', // writes 1,130 recipes
  'tonight', // the same five drinks of all, again and again
  'verdicts', // counts what can be made
].map((name) => `${name}.test.ts`);

const { test, root } = part('e2e', {
  testTimeout: 120_000,
  setupFiles: ['../support/tell-pages.ts'],
  // What the files import is loaded once for each process, not once for each file.
  isolate: false,
});

export default defineConfig({
  root,
  test: {
    slowTestThreshold: 5000,
    sequence: { shuffle, seed: SEED },
    projects: [
      {
        root,
        test: {
          ...test,
          exclude: ALONE,
          sequence: { shuffle, groupOrder: 0 },
        },
      },
      { root, test: { ...test, name: 'e2e alone', include: ALONE, sequence: { shuffle, groupOrder: 1 } } },
    ],
  },
});
