import pLimit from 'p-limit';

/**
 * Works on all items, at most `width` at a time. Rejects with the first failure once all have ended: an
 * instance may be frozen as soon as its function ends, and what still ran would be too.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(width);
  const outcomes = await Promise.allSettled(Array.from(items, (item) => limit(work, item)));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Collects items while `work` runs, for its next run. A promise settles with the run of its item. */
export function batched<T>(work: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: { items: Set<T>; done: Promise<void> } | undefined;
  return (item) => {
    if (!waiting) {
      const items = new Set<T>();
      const done = running.then(() => {
        waiting = undefined;
        return work([...items]);
      });
      running = done.catch(() => undefined);
      waiting = { items, done };
    }
    waiting.items.add(item);
    return waiting.done;
  };
}
