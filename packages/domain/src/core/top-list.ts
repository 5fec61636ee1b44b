/** Keeps the best entries of a stream, up to a limit. */
export class TopList<T> {
  readonly #limit: number;
  readonly #compare: (a: T, b: T) => number;
  readonly #held: T[] = [];

  /** @param compare negative if `a` is better; of equal entries the earlier is kept. */
  constructor(limit: number, compare: (a: T, b: T) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  /** The worst entry, if the list is full. */
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

  toArray(): T[] {
    return [...this.#held];
  }
}
