import { part } from './support/vitest-part.ts';

// A browser on a loaded machine misses a moment now and then; what is broken fails three times.
export default part('e2e', { globalSetup: '../support/browser-server.ts', testTimeout: 60_000, retry: 2 });
