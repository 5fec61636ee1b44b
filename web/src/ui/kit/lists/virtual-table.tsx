import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { List } from 'react-window';
import { usePrinting } from '#lib/browser/printing.ts';
import { createStore, useStore } from '#lib/browser/store.ts';
import { clampLines } from './list-styles.ts';

/** Default font size in pixels. */
const USUAL_PX = 16;

const rem = createStore(USUAL_PX);
let isMeasuring = false;

/** Follows the size of letters the reader chose, by a box that is as wide as one rem. */
function measure(): void {
  isMeasuring = true;
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;visibility:hidden;width:1rem';
  document.body.append(box);
  const read = () => rem.set(box.getBoundingClientRect().width || USUAL_PX);
  read();
  new ResizeObserver(read).observe(box);
}

/** CSS pixels of one rem: lists whose rows have a fixed height give them room for large letters by it. */
function useRem(): number {
  useEffect(() => {
    if (!isMeasuring) measure();
  }, []);
  return useStore(rem);
}

export type VirtualColumn<Row> = {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Lines a cell may take, two if left out; `own` where the cell sees to that itself. */
  lines?: number | 'own';
  /** A CSS grid track, such as 'minmax(0, 2fr)' or '88px'. */
  track: string;
  /** On phones the column is left out (`hide`) or stands below the first column (`below`). */
  narrow?: 'hide' | 'below';
  align?: 'start' | 'end';
};

export type VirtualTableProps<Row> = {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly VirtualColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** All rows there are, where known; otherwise the table says that it does not know. */
  total?: number;
  /** Called with the last visible row, as it changes. */
  onShow?: (row: number) => void;
  /** On phones, how far what stands below the first column is moved in, in pixels: beside its picture. */
  indent?: number;
  /** Height of every row in rem. */
  rowRem: number;
  /** A row that is marked, and brought into view as it appears. */
  marked?: number | undefined;
};

const Table = styled('div')(({ theme }) => ({
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: 'var(--tracks)',
    alignItems: 'center',
    columnGap: 16,
    boxSizing: 'border-box',
  },
  '& .head': {
    minHeight: 44,
    ...theme.typography.subtitle2,
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // The page scrolls, not a window in it; the head stays below the bar.
  '& .heads': {
    [theme.breakpoints.up('md')]: { position: 'sticky', top: 'var(--stuck, 0px)', zIndex: 1 },
    backgroundColor: theme.vars.palette.background.default,
  },
  '& .body [role="row"]': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .body [aria-current]': { backgroundColor: theme.vars.palette.primary.tint },
  '& .body [role="row"]:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& [role="cell"]': { minWidth: 0 },
  // A link that stands for its row has all of it for its area.
  '& .row-link::after': { content: '""', position: 'absolute', inset: 0 },
  '& .end': { textAlign: 'end' },
  [theme.breakpoints.down('md')]: {
    // One column needs no head that is seen.
    '& .heads': { position: 'absolute', clipPath: 'inset(50%)' },
    '& [role="row"]': {
      gridTemplateColumns: 'var(--narrow-tracks)',
      alignContent: 'center',
      gridAutoFlow: 'row dense',
      rowGap: 2,
    },
    '& .hide, & .head .below': { display: 'none' },
    '& .below': {
      gridColumn: '1 / -1',
      paddingInlineStart: 'var(--indent)',
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
  },
}));

const Clamped = styled('div', { shouldForwardProp: (prop) => prop !== 'lines' })<{ lines: number }>(
  ({ lines }) => clampLines(lines),
);

type RowProps<Row> = Pick<VirtualTableProps<Row>, 'columns' | 'rows' | 'marked'>;

function TableRow<Row>({
  index,
  style,
  columns,
  rows,
  marked,
}: RowProps<Row> & { index: number; style: CSSProperties }) {
  const row = rows[index];
  if (row === undefined) return null;
  return (
    <div role="row" aria-rowindex={index + 2} aria-current={index === marked || undefined} style={style}>
      {columns.map(({ key, cell, lines = 2, narrow, align }, at) => (
        <div
          key={key}
          role="cell"
          dir="auto"
          aria-colindex={at + 1}
          className={`${narrow ?? ''} ${align ?? ''}`}
        >
          {/* Inside the cell: what is clamped makes a box of each of its children. */}
          {lines === 'own' ? (
            cell(row)
          ) : (
            <Clamped lines={lines}>
              <div>{cell(row)}</div>
            </Clamped>
          )}
        </div>
      ))}
    </div>
  );
}

/** As many rows as somebody may want on paper; a catalogue may have a hundred thousand. */
const PAPER_ROWS = 500;

/** A table of any length and one row height: only rows in view exist. On paper the first rows stand. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, total, onShow, indent = 0, rowRem, marked } = props;
  const table = useRef<HTMLDivElement>(null);
  const rowHeight = Math.round(rowRem * useRem());
  const printing = usePrinting();
  const key = useCallback(
    (index: number, data: RowProps<Row>) => {
      const row = data.rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rowKey],
  );
  const isMarked = marked !== undefined;
  useLayoutEffect(() => {
    const body = table.current?.querySelector('.body');
    if (!isMarked || !body) return;
    const top = scrollY + body.getBoundingClientRect().top + marked * rowHeight;
    scrollTo({ top: top - innerHeight / 3, behavior: 'instant' });
    // Once: it stays marked where the list grows above it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMarked]);
  const tracks = {
    '--indent': `${indent}px`,
    '--tracks': columns.map(({ track }) => track).join(' '),
    '--narrow-tracks': columns
      .filter(({ narrow }) => !narrow)
      .map(({ track }) => track)
      .join(' '),
  } as CSSProperties;
  return (
    <Table
      ref={table}
      role="table"
      aria-label={label}
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-colcount={columns.length}
      style={tracks}
    >
      <div role="rowgroup" className="heads">
        <div role="row" aria-rowindex={1} className="head">
          {columns.map(({ key: columnKey, heading, narrow, align }, at) => (
            <div
              key={columnKey}
              role="columnheader"
              aria-colindex={at + 1}
              className={`${narrow ?? ''} ${align ?? ''}`}
            >
              {heading}
            </div>
          ))}
        </div>
      </div>
      {printing ? (
        <div className="body" role="rowgroup">
          {rows.slice(0, PAPER_ROWS).map((row, index) => (
            <TableRow
              key={rowKey(row)}
              index={index}
              columns={columns}
              rows={rows}
              marked={marked}
              style={{ position: 'relative', paddingBlock: 8, breakInside: 'avoid' }}
            />
          ))}
        </div>
      ) : (
        <List<RowProps<Row>>
          className="body"
          role="rowgroup"
          scrollElement="window"
          rowComponent={TableRow<Row>}
          rowProps={{ columns, rows, marked }}
          rowCount={rows.length}
          rowHeight={rowHeight}
          rowKey={key}
          defaultHeight={800}
          overscanCount={6}
          onRowsRendered={(_visible, { stopIndex }) => onShow?.(stopIndex)}
        />
      )}
    </Table>
  );
}
