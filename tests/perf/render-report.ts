import { availableParallelism, cpus, totalmem, type } from 'node:os';
import type { MeasuredRow, SavedMeasurement } from './report.ts';

/** The order of the sections; measurements with other names follow by name. */
export const REPORT_ORDER = [
  'start',
  'first-load',
  'browser-lighthouse',
  'browser-list',
  'browser-live',
  'api',
  'scale',
  'search',
  'match',
  'load',
  'load-memory',
  'pictures',
] as const;

const escaped = (cell: string | number): string => String(cell).replaceAll('|', '\\|');

/** The columns of all rows, in the order in which they first occur. */
const columnsOf = (rows: readonly MeasuredRow[]): string[] => [...new Set(rows.flatMap(Object.keys))];

function tableOf(rows: readonly MeasuredRow[]): string[] {
  const columns = columnsOf(rows);
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ];
}

const section = ({ title, rows, notes = [], measured_at, load_average }: SavedMeasurement): string =>
  [
    `## ${title}`,
    '',
    `Measured on ${measured_at.slice(0, 10)}${load_average === undefined ? '' : `, load average ${load_average.toFixed(1)} at the end`}.`,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
    ...(rows.length > 0 ? ['', ...tableOf(rows)] : []),
    '',
  ].join('\n');

const place = (name: string): number => {
  const at = (REPORT_ORDER as readonly string[]).indexOf(name);
  return at < 0 ? REPORT_ORDER.length : at;
};

const machine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${type()}, Node ${process.versions.node}`;

/** docs/performance.md: every kept measurement as a section, with the machine the report was made on. */
export function renderReport(measurements: ReadonlyMap<string, SavedMeasurement>): string {
  const sections = [...measurements.values()].sort(
    (a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name),
  );
  return `${[
    '# Performance',
    '',
    'Made by `npm run bench`; do not edit. Each section is the last result of one benchmark on this machine:',
    `${machine()}.`,
    'Latencies are of the local system, whose emulators, functions and the programs that ask share the cores. A load average well above the',
    'number of cores means that something else ran meanwhile: compare ratios then, not milliseconds.',
    '',
    ...sections.map(section),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
