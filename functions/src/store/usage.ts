import { AsyncLocalStorage } from 'node:async_hooks';

/** Documents read and written, as Firestore bills them (an empty query costs one read). */
export interface Usage {
  reads: number;
  writes: number;
}

const current = new AsyncLocalStorage<Usage>();

/** Runs `work` and adds its reads and writes to `usage`. */
export const counting = <T>(usage: Usage, work: () => T): T => current.run(usage, work);

export function noteReads(count: number): void {
  const usage = current.getStore();
  if (usage) usage.reads += count;
}

export function noteWrites(count: number): void {
  const usage = current.getStore();
  if (usage) usage.writes += count;
}
