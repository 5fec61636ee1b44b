/**
 * Turns work on a list of items into work on one: while one list is being worked on, further items gather for the next.
 * Every caller waits for the list its item is in, and fails with it.
 */
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
