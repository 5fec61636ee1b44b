import { part } from './support/vitest-part.ts';

/** Events handed to the triggers by hand, in a project of the process that no other trigger hears of: what the files import is loaded once. */
export default part('triggers', { isolate: false });
