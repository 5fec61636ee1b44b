/** Result of one part of the tests. */
export interface PartResult {
  name: string;
  passed: number;
  seconds: number;
  /** How many slow tests a quick run left out. */
  leftOut?: number;
  /** Its budget, in seconds. */
  budget?: number;
  /** Failures: one line each, with the details below it. */
  failures: string[];
  /** Exceptions that failed: a line each with the reason. */
  excepted?: readonly string[];
  /** Its slowest tests. */
  slowest?: readonly TimedTest[];
}

interface TimedTest {
  name: string;
  seconds: number;
}

interface TestReport {
  status: string;
  fullName: string;
  /** In milliseconds. */
  duration?: number;
  /** An error each, with its stack. */
  failureMessages?: string[];
  tags?: string[];
  /** The pages that were open when it failed (tests/support/browser/tell-pages.ts). */
  meta?: { openPages?: string[] };
}

interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: TestReport[] }[];
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** Lines printed of an error: expected value, actual value, and place. */
const LINES_TOLD = 12;

/** Number of slowest tests printed for each part. */
const SLOWEST_TOLD = 5;

const slowestOf = (tests: readonly TestReport[]): TimedTest[] =>
  tests
    .map(({ fullName, duration = 0 }) => ({ name: fullName, seconds: duration / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_TOLD);

/**
 * A failed test with its errors and the pages that stood open, so that the end of a long log is enough to go
 * on.
 */
const told = ({ fullName, status, failureMessages = [], meta }: TestReport): string =>
  [
    `${fullName} (${status})`,
    ...failureMessages.flatMap((message) => message.trim().split('\n').slice(0, LINES_TOLD)),
    ...(meta?.openPages ?? []),
  ].join('\n      ');

/** Tests that may fail by their whole names, each with its reason. */
export type Exceptions = Readonly<Record<string, string>>;

/** Exceptions that pass, or whose test is gone: they do not belong among them. */
const unneeded = (tests: readonly TestReport[], exceptions: Exceptions, complete: boolean): string[] =>
  Object.keys(exceptions).flatMap((name) => {
    const found = tests.find(({ fullName }) => fullName === name);
    if (!found) return complete ? [`${name}: no test has this name any more`] : [];
    return found.status === 'passed' ? [`${name}: passes, and is no exception any more`] : [];
  });

/** The tag of tests that only a complete run takes (tests/support/vitest-part.ts). */
export const SLOW = 'slow';

interface Count {
  exceptions?: Exceptions | undefined;
  /** False where files were chosen. */
  complete?: boolean;
  /** Slow tests were left out. */
  quick?: boolean;
}

/**
 * Counts a vitest JSON report. A file that does not load counts as one failure, and so do a run that found no
 * test at all and a run that ended badly although every test passed. Skipped tests count as failures too, but
 * for the slow ones of a quick run: a test that does not run proves nothing. An exception that passes is a
 * failure as well, and in a complete run one that no test bears.
 */
export function countReport(
  report: VitestReport | undefined,
  exitCode: number,
  { exceptions = {}, complete = true, quick = false }: Count = {},
): Required<Pick<PartResult, 'passed' | 'leftOut' | 'failures' | 'excepted' | 'slowest'>> {
  const files = report?.testResults ?? [];
  const all = files.flatMap((file) => file.assertionResults);
  const tests = all.filter(
    ({ status, tags = [] }) => !(quick && status === 'skipped' && tags.includes(SLOW)),
  );
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status !== 'passed');
  const excepted = failed.filter(({ fullName }) => fullName in exceptions);
  const failures = [
    ...failed.filter((test) => !excepted.includes(test)).map(told),
    ...unneeded(tests, exceptions, complete),
    ...files
      .filter(
        (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'),
      )
      .map((file) => `${file.name}: ${firstLine(file.message)}`),
  ];
  if (failures.length === 0 && tests.length === 0) failures.push('no test ran');
  if (failures.length === 0 && excepted.length === 0 && exitCode !== 0)
    failures.push(`the test run ended with exit code ${exitCode}`);
  return {
    passed,
    leftOut: all.length - tests.length,
    failures,
    excepted: excepted.map(({ fullName }) => `${fullName}: ${exceptions[fullName] ?? ''}`),
    slowest: slowestOf(tests),
  };
}

const column = (text: string, width: number) => text.padEnd(width);
const number = (value: number | string, width: number) => String(value).padStart(width);
const inSeconds = (seconds: number | undefined) => (seconds === undefined ? '' : `${seconds.toFixed(1)} s`);

/** A part's slowest tests, where it has tests at all. */
const slowestLines = ({ name, slowest = [] }: PartResult): string[] =>
  slowest.length === 0
    ? []
    : [`  ${name}:`, ...slowest.map((test) => `  ${number(inSeconds(test.seconds), 10)}  ${test.name}`)];

/**
 * The table at the end of a test run of so many seconds, with a note where something is left to say, closing
 * with `N passed, M failed` alone on its line.
 */
export function summary(parts: PartResult[], seconds: number, note?: string): string {
  const width = Math.max(...parts.map((part) => part.name.length), 4) + 2;
  const row = (name: string, ...cells: (number | string)[]) =>
    `  ${column(name, width)}${cells.map((cell) => number(cell, 10)).join('')}`;
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const leftOut = parts.reduce((sum, part) => sum + (part.leftOut ?? 0), 0);
  const failures = parts.flatMap((part) => part.failures.map((failure) => `  ✗ ${part.name}: ${failure}`));
  const excepted = parts.flatMap(({ name, excepted: lines = [] }) =>
    lines.map((line) => `  excepted in ${name}: ${line}`),
  );
  const rowOf = ({ name, passed: good, failures: bad, seconds: took, budget }: PartResult) =>
    row(name, good, bad.length, inSeconds(took), budget === undefined ? '' : `${budget} s`) +
    (budget !== undefined && took > budget ? '  over' : '');
  return [
    '',
    '  The slowest tests',
    ...parts.flatMap(slowestLines),
    '',
    row('Part', 'passed', 'failed', 'time', 'budget'),
    ...parts.map(rowOf),
    row('Total', passed, failures.length, inSeconds(seconds)),
    ...(leftOut > 0 ? ['', `  ${leftOut} slow tests are left to npm run test:all`] : []),
    ...(note === undefined ? [] : ['', `  ${note}`]),
    ...(excepted.length > 0 ? ['', ...excepted] : []),
    ...(failures.length > 0 ? ['', ...failures] : []),
    '',
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
