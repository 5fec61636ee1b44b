import { part } from './support/vitest-part.ts';

/** Small mistakes in the rules, one at a time, each of which their tests have to notice. */
export default part('rules', { include: ['mutants.test.ts'] });
