import { availableParallelism, cpus, totalmem, type } from 'node:os';
import type { MeasuredRow, SavedMeasurement } from './report.ts';

/** The order of the sections; measurements with other names follow by name. */
const REPORT_ORDER = [
  'start',
  'first-load',
  'browser-lighthouse',
  'browser-scrolling',
  'browser-interactions',
  'browser-live',
  'browser-guests',
  'api',
  'scale',
  'search',
  'match',
  'load',
  'load-memory',
  'load-guests',
  'load-guests-memory',
  'load-bar',
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

const section = ({ name, title, rows, notes = [], measured_at, load_average }: SavedMeasurement): string =>
  [
    `## ${title}`,
    '',
    `<!-- ${name} -->`,
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

/** The sections of a report by the names of their measurements. */
function sectionsOf(report: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of report.split(/^(?=## )/m)) {
    const name = /^## .*\n\n<!-- (\S+) -->$/m.exec(text)?.[1];
    if (name !== undefined) found.set(name, text.trimEnd());
  }
  return found;
}

/**
 * docs/performance.md: every measurement as a section, with the machine the report was made on. Sections of
 * `before`, the report as it stands, stay where nothing was measured since.
 */
export function renderReport(measurements: ReadonlyMap<string, SavedMeasurement>, before = ''): string {
  const sections = sectionsOf(before);
  for (const [name, measurement] of measurements) sections.set(name, section(measurement));
  const sorted = [...sections].sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
  return `${[
    '# Performance',
    '',
    'Made by `npm run bench`; do not edit. Each section is the last result of one benchmark, some of which are gone, on a machine like this:',
    `${machine()}.`,
    'Latencies are of the local system, whose emulators, functions and the programs that ask share the cores. A load average well above the',
    'number of cores means that something else ran meanwhile: compare ratios then, not milliseconds.',
    '',
    ...sorted.map(([, text]) => `${text.trimEnd()}\n`),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
