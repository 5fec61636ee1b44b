import { part } from './support/vitest-part.ts';

/** Hands events to the triggers, in a project that no other trigger follows. */
export default part('triggers', { isolate: false });
