import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, availableParallelism, cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { buildCache } from '../lib/paths.ts';
import { table } from './measure.ts';

/**
 * One row of a measurement's table: the first key is the row's name, every key a column with its unit (`p95
 * ms`).
 */
export type MeasuredRow = Readonly<Record<string, string | number>>;

/** One table of a benchmark for the report. Rows may have different columns; missing cells stay empty. */
export interface Measurement {
  /** The file it is kept in and its place in the report (see REPORT_ORDER): small letters and dashes. */
  readonly name: string;
  /** The heading of its section. */
  readonly title: string;
  readonly rows: readonly MeasuredRow[];
  /** Notes for the reader, and the targets that were met or missed; one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * A measurement with the moment it was taken, as an ISO date, and how busy the machine was, itself included.
 */
interface SavedMeasurement extends Measurement {
  readonly measured_at: string;
  readonly load_average?: number;
}

/** Measured rows as an aligned table, for the terminal. All have the columns of the first. */
export const printed = (rows: readonly MeasuredRow[]): string =>
  table([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))]);

/** Rows of cells under a heading as measured rows. */
export const namedRows = (heading: readonly string[], rows: readonly (readonly string[])[]): MeasuredRow[] =>
  rows.map((row) => Object.fromEntries(heading.map((column, at) => [column, row[at] ?? ''])));

const folder = join(buildCache, 'bench');

/** Keeps a measurement for the report; the one before under the same name is replaced. */
export function saveMeasurement(measurement: Measurement): void {
  mkdirSync(folder, { recursive: true });
  const saved: SavedMeasurement = {
    ...measurement,
    measured_at: new Date().toISOString(),
    load_average: loadavg()[0] ?? 0,
  };
  writeFileSync(join(folder, `${measurement.name}.json`), `${JSON.stringify(saved, null, 2)}\n`);
}

/** All kept measurements, by name. */
export function savedMeasurements(): Map<string, SavedMeasurement> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const path = join(folder, file);
      const saved = JSON.parse(readFileSync(path, 'utf8')) as Measurement & { measured_at?: string };
      return [saved.name, { measured_at: statSync(path).mtime.toISOString(), ...saved }];
    }),
  );
}

/** The measurements that there are, in the order of their sections; others are left out. */
const REPORT_ORDER = [
  'browser-lighthouse',
  'browser-interactions',
  'api',
  'search',
  'load',
  'load-guests',
  'load-bar',
] as const;

/** The bounds, each with the test or benchmark that holds it. */
const BUDGETS = [
  [
    'A first visit: 160 KB on the wire; a menu for guests: 60 KB',
    'tests/deep/first-load.test.ts, tests/deep/guest-menu.test.ts',
  ],
  [
    'Documents read: feed page 20, recipe 4, cabinet or menu of 500 items 3, search 0',
    'tests/api/attacks/budgets.test.ts',
  ],
  ['Expressions of the rules: 950 for a commit; production stops at 1,000', 'tests/rules/budget.test.ts'],
  [
    'Lighthouse: 95 for public pages, 90 for a recipe; LCP 1.6 s, CLS 0.02, 160 KB',
    'npm run bench:lighthouse',
  ],
  ['From an input to the next picture on a slow phone: 200 ms', 'npm run bench:interaction'],
  ['Search: 95 of 100 queries in 10 ms at 100,000 recipes, in 25 ms at 1,000,000', 'npm run bench:search'],
  ['Seconds of each part of the tests', 'scripts/lib/test/test-plan.ts'],
] as const;

const escaped = (cell: string | number): string => String(cell).replaceAll('|', '\\|');

/** Columns for the terminal alone: nobody compares them from one report to the next. */
const UNREPORTED = new Set([
  'best practices',
  'SEO',
  'build s',
  'live MB',
  'RSS MB',
  'hit@20 prefix',
  'p99 ms',
  'documents read, at most',
  'documents written, at most',
]);

/** The columns of all rows, in the order in which they first occur. */
const columnsOf = (rows: readonly MeasuredRow[]): string[] =>
  [...new Set(rows.flatMap(Object.keys))].filter((column) => !UNREPORTED.has(column));

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
 * docs/performance.md: the budgets, and every measurement as a section. Sections of `before`, the report as
 * it stands, stay where nothing was measured since.
 */
export function renderReport(measurements: ReadonlyMap<string, SavedMeasurement>, before = ''): string {
  const sections = sectionsOf(before);
  for (const [name, measurement] of measurements) sections.set(name, section(measurement));
  return `${[
    '# Performance',
    '',
    'Made by `npm run bench`; do not edit. `npm run bench -- --only search` replaces one section, and',
    '`npm run load -- --help` lists the kinds of load.',
    '',
    '## Budgets',
    '',
    ...BUDGETS.map(
      ([budget, by]) =>
        `- ${budget} (${by
          .split(', ')
          .map((one) => `\`${one}\``)
          .join(', ')})`,
    ),
    '',
    'The other figures are for comparison, each the last of its benchmark. One machine ran the system and the',
    `programs that ask: ${machine()}.`,
    'If the load average is well above its cores, something else ran meanwhile: compare ratios, not milliseconds.',
    '',
    ...REPORT_ORDER.flatMap((name) => sections.get(name) ?? []).map((text) => `${text.trimEnd()}\n`),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
