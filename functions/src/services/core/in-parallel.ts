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
