import { part } from './support/vitest-part.ts';

// A test is four rounds of axe over a screen.
export default part('accessibility', { globalSetup: '../support/browser-server.ts', testTimeout: 120_000 });
