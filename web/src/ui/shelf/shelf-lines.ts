/** One line of a shelf: what begins a group, or as many things as stand side by side. */
export type ShelfLine<T> =
  | { kind: 'group'; name: string; count: number }
  /** `first` is the place of the first of them in the whole list. */
  | { kind: 'items'; items: readonly T[]; first: number };

/** The lines of a list; where things are grouped, those of one group stand together in `items` already. */
export function shelfLines<T>(
  items: readonly T[],
  columns: number,
  groupOf?: (item: T) => string,
): ShelfLine<T>[] {
  const lines: ShelfLine<T>[] = [];
  let first = 0;
  while (first < items.length) {
    const begins = items[first];
    let end = items.length;
    if (groupOf && begins !== undefined) {
      const name = groupOf(begins);
      const next = items.findIndex((item, at) => at > first && groupOf(item) !== name);
      if (next !== -1) end = next;
      lines.push({ kind: 'group', name, count: end - first });
    }
    for (let at = first; at < end; at += columns)
      lines.push({ kind: 'items', items: items.slice(at, Math.min(at + columns, end)), first: at });
    first = end;
  }
  return lines;
}
