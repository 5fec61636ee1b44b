import { part } from './support/vitest-part.ts';

export default part('faults', { globalSetup: '../support/browser-server.ts', testTimeout: 180_000 });
