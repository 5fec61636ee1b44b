import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { List, useDynamicRowHeight } from 'react-window';
import { usePrinting } from '#lib/browser/printing.ts';
import { formatNumber } from '#lib/text/format.ts';
import { throttle } from '#lib/throttle.ts';
import { shelfLines, type ShelfLine } from './shelf-lines.ts';

/** The height of a line until it is measured; names may take more room. */
const ROW_PX = 74;
const TILES_PX = 236;
/** Between rows side by side. Tiles stand close: their shelf goes through. */
const GAP_PX = 40;

const PAPER_COLUMNS = 2;

/** How often the owner of a list learns what is on the screen. */
const SEEN_MS = 250;

interface WithId {
  id: number;
}

interface RowProps<T extends WithId> {
  lines: readonly ShelfLine<T>[];
  /** How many things there are in all. */
  total: number;
  /** How many stand side by side. */
  columns: number;
  gap: number;
  draw: (item: T) => ReactNode;
}

/** One line of the list. */
function Line<T extends WithId>({
  index,
  style,
  lines,
  total,
  columns,
  gap,
  draw,
}: RowProps<T> & { index: number; style?: CSSProperties }) {
  const line = lines[index];
  if (line === undefined) return null;
  if (line.kind === 'group')
    return (
      // One of the list's items, as a list holds nothing else.
      <div role="listitem" style={{ ...style, paddingBlock: `${index === 0 ? 0 : 16}px 4px` }}>
        <Typography variant="h3" component="h2" dir="auto" sx={{ breakAfter: 'avoid' }}>
          {line.name}{' '}
          <Typography component="span" color="textSecondary">
            {formatNumber(line.count)}
          </Typography>
        </Typography>
      </div>
    );
  return (
    <div
      role="presentation"
      style={{
        ...style,
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: gap,
      }}
    >
      {line.items.map((item, at) => (
        <div
          key={item.id}
          role="listitem"
          aria-posinset={line.first + at + 1}
          aria-setsize={total}
          data-id={item.id}
          style={{ display: 'grid' }}
        >
          {draw(item)}
        </div>
      ))}
    </div>
  );
}

/** The things between two lines, both included. */
const itemsBetween = <T,>(lines: readonly ShelfLine<T>[], start: number, stop: number): T[] =>
  lines.slice(start, stop + 1).flatMap((line) => (line.kind === 'items' ? line.items : []));

/** As many columns as leave a name room, from phones to the widest windows. */
function useColumns(tiled: boolean): number {
  const two = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const three = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const four = useMediaQuery('(min-width: 1500px)', { noSsr: true });
  const five = useMediaQuery('(min-width: 1880px)', { noSsr: true });
  const step = [two, three, four, five].filter(Boolean).length;
  return (tiled ? [1, 4, 5, 7, 11] : [1, 1, 1, 2, 3])[step] ?? 1;
}

interface ShelfListProps<T extends WithId> {
  label: string;
  items: readonly T[];
  row: (item: T) => ReactNode;
  /** One item standing on a shelf of several, where the window has room; `group` is what begins with it. */
  tile?: ((item: T, group: string | undefined) => ReactNode) | undefined;
  /** Group of an item, shown below its name. Keep the function's identity while its answers stay the same. */
  groupOf?: ((item: T) => string) | undefined;
  /** Called with the items on the screen and around it. */
  onSeen: (items: readonly T[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A shelf's things; only those on the screen exist, as a full one has two thousand. Paper has all. */
export function ShelfList<T extends WithId>({
  label,
  items,
  row,
  tile,
  groupOf,
  onSeen,
  ref,
}: ShelfListProps<T>) {
  const printing = usePrinting();
  const inWindow = useColumns(tile !== undefined);
  const columns = printing ? PAPER_COLUMNS : inWindow;
  const isTiled = tile !== undefined && columns > 1 && !printing;
  // A shelf takes several groups, each with its name over its first thing.
  const lines = useMemo(
    () => shelfLines(items, columns, isTiled ? undefined : groupOf),
    [items, columns, isTiled, groupOf],
  );
  const begins = useMemo(() => {
    const first = new Map<number, string>();
    if (isTiled && groupOf)
      items.forEach((item, at) => {
        const before = items[at - 1];
        const name = groupOf(item);
        if (at % columns === 0 || before === undefined || groupOf(before) !== name) first.set(item.id, name);
      });
    return first;
  }, [items, columns, isTiled, groupOf]);
  const draw = isTiled ? (item: T) => tile(item, begins.get(item.id)) : row;
  const gap = isTiled ? 0 : GAP_PX;
  const rowHeight = useDynamicRowHeight({ defaultRowHeight: isTiled ? TILES_PX : ROW_PX, key: columns });
  // Lines, the last one included.
  const range = useRef({ start: 0, stop: -1 });
  const seen = useRef<ReturnType<typeof throttle> | null>(null);
  const latest = useRef({ lines, onSeen });
  // Rows stay while their items change: a new order, or a removal.
  useEffect(() => {
    latest.current = { lines, onSeen };
    seen.current?.run();
  }, [lines, onSeen]);
  useEffect(() => {
    const telling = throttle(() => {
      const { start, stop } = range.current;
      latest.current.onSeen(itemsBetween(latest.current.lines, start, stop));
    }, SEEN_MS);
    seen.current = telling;
    telling.run();
    return telling.cancel;
  }, []);
  const onRowsRendered = useCallback((_visible: unknown, all: { startIndex: number; stopIndex: number }) => {
    range.current = { start: all.startIndex, stop: all.stopIndex };
    seen.current?.run();
  }, []);
  const key = useCallback((index: number, data: RowProps<T>) => {
    const line = data.lines[index];
    return line?.kind === 'group' ? line.name : (line?.items[0]?.id ?? index);
  }, []);
  const drawn = { lines, total: items.length, columns, gap, draw };
  if (printing)
    return (
      <div role="list" aria-label={label}>
        {lines.map((_, index) => (
          <Line key={index} index={index} {...drawn} />
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
        rowProps={drawn}
        rowCount={lines.length}
        rowHeight={rowHeight}
        rowKey={key}
        onRowsRendered={onRowsRendered}
      />
    </div>
  );
}
