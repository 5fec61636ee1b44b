/** Processes items, at most `width` at a time. Rejects with the first failure when all have ended. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const source = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = source.next(); !next.done; next = source.next()) await work(next.value);
  };
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane));
  const failed = lanes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
