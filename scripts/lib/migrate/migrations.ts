import type { Migration } from './migration.ts';

/**
 * Every migration since the first release, oldest first. Applied ones stay: a restored backup may need them.
 */
export const migrations: readonly Migration[] = [];
