import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { List, useDynamicRowHeight } from 'react-window';
import { usePrinting } from '#lib/printing.ts';
import { throttle } from '#lib/throttle.ts';

/** The height of a row until it is measured, with the gap below it; names may take more lines. */
const ROW_PX = 72;
const GAP_PX = 8;

const PAPER_COLUMNS = 2;

/** How often the owner of a list learns what is on the screen. */
const SEEN_MS = 250;

interface WithId {
  id: number;
}

interface RowProps<T extends WithId> {
  items: readonly T[];
  /** How many stand side by side. */
  columns: number;
  row: (item: T) => ReactNode;
}

/** One line of the list, with as many things side by side as there are columns. */
function Line<T extends WithId>({
  index,
  style,
  items,
  columns,
  row,
}: RowProps<T> & { index: number; style?: CSSProperties }) {
  const first = index * columns;
  return (
    <div
      role="presentation"
      style={{
        ...style,
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: GAP_PX,
        paddingBottom: GAP_PX,
      }}
    >
      {items.slice(first, first + columns).map((item, at) => (
        <div
          key={item.id}
          role="listitem"
          aria-posinset={first + at + 1}
          aria-setsize={items.length}
          data-id={item.id}
          style={{ display: 'grid' }}
        >
          {row(item)}
        </div>
      ))}
    </div>
  );
}

/** As many columns as leave a name room beside its controls. */
function useColumns(): number {
  const two = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const three = useMediaQuery('(min-width: 1600px)', { noSsr: true });
  return three ? 3 : two ? 2 : 1;
}

interface ShelfListProps<T extends WithId> {
  label: string;
  items: readonly T[];
  row: (item: T) => ReactNode;
  /** Told the items on the screen and around it. */
  onSeen: (items: readonly T[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The things of a shelf, of which only those on the screen exist: a full shelf has two thousand. On paper all of them stand. */
export function ShelfList<T extends WithId>({ label, items, row, onSeen, ref }: ShelfListProps<T>) {
  const printing = usePrinting();
  const columns = useColumns();
  const rowHeight = useDynamicRowHeight({ defaultRowHeight: ROW_PX, key: columns });
  // Items from `start` up to the one before `stop`.
  const range = useRef({ start: 0, stop: 0 });
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
      latest.current.onSeen(latest.current.items.slice(start, stop));
    }, SEEN_MS);
    seen.current = telling;
    telling.run();
    return telling.cancel;
  }, []);
  const onRowsRendered = useCallback(
    (_visible: unknown, all: { startIndex: number; stopIndex: number }) => {
      range.current = { start: all.startIndex * columns, stop: (all.stopIndex + 1) * columns };
      seen.current?.run();
    },
    [columns],
  );
  const key = useCallback(
    (index: number, data: RowProps<T>) => data.items[index * data.columns]?.id ?? index,
    [],
  );
  if (printing)
    return (
      <div role="list" aria-label={label}>
        {Array.from({ length: Math.ceil(items.length / PAPER_COLUMNS) }, (_, index) => (
          <Line key={index} index={index} items={items} columns={PAPER_COLUMNS} row={row} />
        ))}
      </div>
    );
  return (
    <div ref={ref}>
      <List<RowProps<T>>
        aria-label={label}
        scrollElement="window"
        defaultHeight={800}
        overscanCount={4}
        rowComponent={Line<T>}
        rowProps={{ items, columns, row }}
        rowCount={Math.ceil(items.length / columns)}
        rowHeight={rowHeight}
        rowKey={key}
        onRowsRendered={onRowsRendered}
      />
    </div>
  );
}
