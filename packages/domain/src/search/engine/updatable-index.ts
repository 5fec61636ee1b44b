import { IndexPart } from './index-part.ts';
import { packed, SearchIndex } from './search-index.ts';
import { keptItem, type GoneItem, type SearchItem } from './search-item.ts';

/** A part this much smaller than the previous one is not merged … */
const SHARE = 4;

/** … nor into one with more items, because a request waits for it: a quarter of a second. */
const MOST_MERGED = 10_000;

/**
 * The index of a server, which changes with the catalogue; browsers build one anew. A change marks the old
 * item as removed and adds a part; small parts are merged. Popularity is that of a part's creation.
 */
export class UpdatableIndex extends SearchIndex {
  /** Time up to which changes are included; its meaning is the caller's. Stored in snapshots. */
  watermark: number;

  private constructor(part: IndexPart) {
    super(part);
    this.watermark = part.meta.watermark;
  }

  static override of(items: Iterable<SearchItem>): UpdatableIndex {
    return new UpdatableIndex(partOf([items]));
  }

  /**
   * Reads a snapshot.
   * @throws RangeError for another format: rebuild the index then.
   */
  static load(bytes: Uint8Array): UpdatableIndex {
    return new UpdatableIndex(new IndexPart(bytes));
  }

  get size(): number {
    return this.parts.reduce((sum, part) => sum + part.size, 0);
  }

  /** Adds or updates items; removes those with `visible: false`. Idempotent. */
  applyDelta(items: Iterable<SearchItem | GoneItem>): void {
    const fresh = new Map<string, SearchItem>();
    for (const item of items) {
      const key = `${item.kind} ${item.id}`;
      fresh.delete(key);
      if (item.visible && isSame(this.get(item.kind, item.id), item)) continue;
      for (const part of this.parts) part.remove(item.kind, item.id);
      if (item.kind === 'ingredient') this.keptBook = undefined;
      if (item.visible) fresh.set(key, item);
    }
    if (fresh.size > 0) this.parts.push(partOf([fresh.values()]));
    this.#tidy();
  }

  snapshot(): Uint8Array {
    return packed(
      this.parts.map((part) => part.items()),
      this.watermark,
    );
  }

  #tidy(): void {
    for (;;) {
      const [before, last] = this.parts.slice(-2);
      if (!before || !last || last.size * SHARE < before.size || before.size + last.size > MOST_MERGED)
        return;
      this.parts.splice(-2, 2, partOf([before.items(), last.items()]));
    }
  }
}

const partOf = (sources: readonly Iterable<SearchItem>[]): IndexPart => new IndexPart(packed(sources, 0));

const isSame = (held: SearchItem | null, item: SearchItem): boolean =>
  held !== null && JSON.stringify(held) === JSON.stringify(keptItem(item));
