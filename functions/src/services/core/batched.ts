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
