import type { Exceptions } from '../test-results.ts';
import type { Emulators } from './emulators.ts';

/** Tests that Google's emulators cannot pass, by their whole names, each with its reason. */
const ALWAYS: Exceptions = {};

/** Tests that may fail on these emulators. */
export const exceptionsOf = (_emulators: Emulators): Exceptions => ALWAYS;
