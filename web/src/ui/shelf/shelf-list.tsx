import { useCallback, useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { List, useDynamicRowHeight, type RowComponentProps } from 'react-window';
import { throttle } from '#lib/throttle.ts';

/** The height of a row until it is measured, with the gap below it; names may take more lines. */
const ROW_PX = 80;
const GAP_PX = 8;

/** How often the owner of a list learns what is on the screen. */
const SEEN_MS = 250;

interface WithId {
  id: number;
}

interface RowProps<T extends WithId> {
  items: readonly T[];
  row: (item: T) => ReactNode;
}

function Row<T extends WithId>({ index, style, ariaAttributes, items, row }: RowComponentProps<RowProps<T>>) {
  const item = items[index];
  if (item === undefined) return null;
  const spaced: CSSProperties = { ...style, paddingBottom: GAP_PX };
  return (
    <div {...ariaAttributes} data-id={item.id} style={spaced}>
      {row(item)}
    </div>
  );
}

interface ShelfListProps<T extends WithId> {
  label: string;
  items: readonly T[];
  row: (item: T) => ReactNode;
  /** Told the items on the screen and around it. */
  onSeen: (items: readonly T[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The things of a shelf, of which only those on the screen exist: a full shelf has two thousand. */
export function ShelfList<T extends WithId>({ label, items, row, onSeen, ref }: ShelfListProps<T>) {
  const rowHeight = useDynamicRowHeight({ defaultRowHeight: ROW_PX });
  const range = useRef({ start: 0, stop: -1 });
  const seen = useRef<ReturnType<typeof throttle> | null>(null);
  const latest = useRef({ items, onSeen });
  // What stands in the rows may change while the rows stay: sorted otherwise, or one removed.
  useEffect(() => {
    latest.current = { items, onSeen };
    seen.current?.run();
  }, [items, onSeen]);
  useEffect(() => {
    const telling = throttle(() => {
      const { start, stop } = range.current;
      latest.current.onSeen(latest.current.items.slice(start, stop + 1));
    }, SEEN_MS);
    seen.current = telling;
    telling.run();
    return telling.cancel;
  }, []);
  const onRowsRendered = useCallback((_visible: unknown, all: { startIndex: number; stopIndex: number }) => {
    range.current = { start: all.startIndex, stop: all.stopIndex };
    seen.current?.run();
  }, []);
  const key = useCallback((index: number, data: RowProps<T>) => data.items[index]?.id ?? index, []);
  return (
    <div ref={ref}>
      <List<RowProps<T>>
        aria-label={label}
        scrollElement="window"
        defaultHeight={800}
        overscanCount={4}
        rowComponent={Row<T>}
        rowProps={{ items, row }}
        rowCount={items.length}
        rowHeight={rowHeight}
        rowKey={key}
        onRowsRendered={onRowsRendered}
      />
    </div>
  );
}
