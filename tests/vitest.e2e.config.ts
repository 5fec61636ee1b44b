import { defineConfig } from 'vitest/config';
import { part } from './support/vitest-part.ts';

/** Files whose matter is the whole catalogue, which others may not change meanwhile, or time itself; they run one after the other. */
const ALONE = [
  'account', // writes 130 recipes
  'drawn-ahead', // measures what moves while scripts arrive
  'feed', // counts every card
  'large-catalogue', // declares the catalogue too large
  'layout', // measures positions on every page
  'long-list', // writes 1,130 recipes
  'verdicts', // counts what can be made
].map((name) => `${name}.test.ts`);

const browsers = { globalSetup: '../support/browser-server.ts', testTimeout: 120_000 };
const { test, root } = part('e2e', browsers);

/** Two files at a time: a person waits more than a page works. */
export default defineConfig({
  root,
  test: {
    slowTestThreshold: 5000,
    projects: [
      {
        root,
        test: { ...test, exclude: ALONE, fileParallelism: true, maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      { root, test: { ...test, name: 'e2e alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
});
