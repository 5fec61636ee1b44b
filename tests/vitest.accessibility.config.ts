import { part, SEED, shuffle } from './support/vitest-part.ts';

export default part('accessibility', {
  // A test is four rounds of axe over a screen.
  testTimeout: 120_000,
  sequence: { shuffle, seed: SEED },
});
