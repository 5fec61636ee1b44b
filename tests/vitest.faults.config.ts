import { part } from './support/vitest-part.ts';

export default part('faults', { testTimeout: 180_000 });
