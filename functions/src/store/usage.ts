import { AsyncLocalStorage } from 'node:async_hooks';

/** Documents an operation read and wrote, as Firestore bills them (a query that finds nothing costs one read). */
export interface Usage {
  reads: number;
  writes: number;
}

const current = new AsyncLocalStorage<Usage>();

/** Runs `work` and counts what it reads and writes into `usage`. */
export const counting = <T>(usage: Usage, work: () => T): T => current.run(usage, work);

/** Notes documents read by the operation that is running. */
export function noteReads(count: number): void {
  const usage = current.getStore();
  if (usage) usage.reads += count;
}

/** Notes documents written by the operation that is running. */
export function noteWrites(count: number): void {
  const usage = current.getStore();
  if (usage) usage.writes += count;
}
