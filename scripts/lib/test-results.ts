/** What one part of the tests came to. */
export interface PartResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What failed: a line each, and below it what is known of how. */
  failures: string[];
}

interface TestReport {
  status: string;
  fullName: string;
  /** An error each, with its stack. */
  failureMessages?: string[];
  /** What the pages showed that stood open then (tests/support/tell-pages.ts). */
  meta?: { openPages?: string[] };
}

interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: TestReport[] }[];
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** How many lines of an error are told: what was expected, what was there, and where. */
const LINES_TOLD = 12;

/** A failed test with its errors and the pages that stood open, so that the end of a long log is enough to go on. */
const told = ({ fullName, status, failureMessages = [], meta }: TestReport): string =>
  [
    `${fullName} (${status})`,
    ...failureMessages.flatMap((message) => message.trim().split('\n').slice(0, LINES_TOLD)),
    ...(meta?.openPages ?? []),
  ].join('\n      ');

/**
 * Counts a vitest JSON report. A file that does not load counts as one failure, and so do a run that found no test at all and a
 * run that ended badly although every test passed. Skipped tests count as failures too: a test that does not run proves nothing.
 */
export function countReport(
  report: VitestReport | undefined,
  exitCode: number,
): Pick<PartResult, 'passed' | 'failed' | 'failures'> {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failures = [
    ...tests.filter((test) => test.status !== 'passed').map(told),
    ...files
      .filter(
        (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'),
      )
      .map((file) => `${file.name}: ${firstLine(file.message)}`),
  ];
  if (failures.length === 0 && tests.length === 0) failures.push('no test ran');
  if (failures.length === 0 && exitCode !== 0) failures.push(`the test run ended with exit code ${exitCode}`);
  return { passed, failed: failures.length, failures };
}

const column = (text: string, width: number) => text.padEnd(width);
const number = (value: number | string, width: number) => String(value).padStart(width);

/** The table at the end of a test run of so many seconds, closing with `N passed, M failed` alone on its line. */
export function summary(parts: PartResult[], seconds: number): string {
  const width = Math.max(...parts.map((part) => part.name.length), 4) + 2;
  const row = (name: string, passed: number | string, failed: number | string, time: string) =>
    `  ${column(name, width)}${number(passed, 8)}${number(failed, 8)}${number(time, 10)}`;
  const total = (key: 'passed' | 'failed') => parts.reduce((sum, part) => sum + part[key], 0);
  const failures = parts.flatMap((part) => part.failures.map((failure) => `  ✗ ${part.name}: ${failure}`));
  return [
    '',
    row('Part', 'passed', 'failed', 'time'),
    ...parts.map((part) => row(part.name, part.passed, part.failed, `${part.seconds.toFixed(1)} s`)),
    row('Total', total('passed'), total('failed'), `${seconds.toFixed(1)} s`),
    ...(failures.length > 0 ? ['', ...failures] : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}
