/** Keeps the best so many of a stream, without sorting what will not be kept. */
export class TopList<T> {
  readonly #limit: number;
  readonly #compare: (a: T, b: T) => number;
  readonly #held: T[] = [];

  /** @param compare negative when `a` is better; of equals the earlier is kept. */
  constructor(limit: number, compare: (a: T, b: T) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  /** The worst that is kept, once the list is full. */
  get worst(): T | undefined {
    return this.#held.length < this.#limit ? undefined : this.#held.at(-1);
  }

  offer(entry: T): void {
    const held = this.#held;
    if (
      held.length >= this.#limit &&
      (this.#limit <= 0 || this.#compare(entry, held[held.length - 1] as T) >= 0)
    ) {
      return;
    }
    let low = 0;
    let high = held.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(entry, held[middle] as T) < 0) high = middle;
      else low = middle + 1;
    }
    held.splice(low, 0, entry);
    if (held.length > this.#limit) held.pop();
  }

  /** What was kept, best first. */
  toArray(): T[] {
    return [...this.#held];
  }
}
