import { part } from './support/vitest-part.ts';

export default part('e2e', { globalSetup: '../support/browser-server.ts', testTimeout: 120_000 });
