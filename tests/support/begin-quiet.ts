import { beforeAll } from 'vitest';
import { untilQuiet } from './quiet.ts';

// A setup file of parts that share a system: no file waits for what the one before it left to be done.
beforeAll(() => untilQuiet());
