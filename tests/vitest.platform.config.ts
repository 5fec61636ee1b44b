import { part } from './support/vitest-part.ts';

export default part('platform', { testTimeout: 120_000 });
