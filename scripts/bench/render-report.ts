import { availableParallelism, cpus, totalmem, type } from 'node:os';
import type { MeasuredRow, SavedMeasurement } from './report.ts';

/** The measurements that there are, in the order of their sections; others are left out. */
const REPORT_ORDER = [
  'browser-lighthouse',
  'browser-interactions',
  'api',
  'search',
  'load',
  'load-memory',
  'load-guests',
  'load-guests-memory',
  'load-bar',
] as const;

/** What is bounded, and by which test or benchmark. */
const BUDGETS = [
  [
    'A first visit: 160 KB on the wire; a menu for guests: 120 KB',
    'tests/deep/first-load.test.ts, tests/deep/guest-menu.test.ts',
  ],
  [
    'Documents read: feed page 20, recipe 4, cabinet or menu of 500 items 3, search 0',
    'tests/api/attacks/budgets.test.ts',
  ],
  ['Expressions of the rules: 850 for a commit; production stops at 1,000', 'tests/rules/budget.test.ts'],
  [
    'Lighthouse: 95 for public pages, 90 for a recipe; LCP 1.6 s, CLS 0.02, 160 KB',
    'npm run bench:lighthouse',
  ],
  ['From an input to the next picture on a slow phone: 200 ms', 'npm run bench:interaction'],
  ['Search: 95 of 100 queries in 10 ms at 100,000 recipes, in 25 ms at 1,000,000', 'npm run bench:search'],
  ['Seconds of each part of the tests', 'scripts/lib/test/plan.ts'],
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
 * docs/performance.md: the budgets, and every measurement as a section. Sections of `before`, the report as it
 * stands, stay where nothing was measured since.
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
    '| Budget | Held by |',
    '| --- | --- |',
    ...BUDGETS.map(
      ([budget, by]) =>
        `| ${budget} | ${by
          .split(', ')
          .map((one) => `\`${one}\``)
          .join(', ')} |`,
    ),
    '',
    'The other figures are for comparison. Each section is the last result of one benchmark, on a machine like this:',
    `${machine()}.`,
    'The system, and the programs that ask, share the cores. If the load average is well above their number, something else',
    'ran meanwhile: then compare ratios, not milliseconds.',
    '',
    ...REPORT_ORDER.flatMap((name) => sections.get(name) ?? []).map((text) => `${text.trimEnd()}\n`),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
