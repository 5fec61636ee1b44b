import { describe, expect, it } from 'vitest';
import { countReport, summary } from './results.ts';

const file = (statuses: string[], status = 'passed', message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: statuses.map((state, index) => ({ status: state, fullName: `test ${index}` })),
});

describe('counting a test report', () => {
  it('counts passed and failed tests', () => {
    const count = countReport({ testResults: [file(['passed', 'failed'], 'failed')] }, 1);
    expect(count).toMatchObject({ passed: 1, failures: ['test 1 (failed)'] });
  });

  it('tells of a failed test what it expected and what the pages showed', () => {
    const failed = {
      status: 'failed',
      fullName: 'a heart',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at heart.test.ts:7'],
      meta: { openPages: ['open: /login Welcome back'] },
    };
    const { failures } = countReport(
      { testResults: [{ ...file([], 'failed'), assertionResults: [failed] }] },
      1,
    );
    expect(
      failures
        .join('')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'a heart (failed)',
      'AssertionError: expected 1 to be 2',
      'at heart.test.ts:7',
      'open: /login Welcome back',
    ]);
  });

  it('counts a file that does not load as a failure', () => {
    const count = countReport({ testResults: [file([], 'failed', 'SyntaxError: oops\n at …')] }, 1);
    expect(count.failures).toEqual(['a.test.ts: SyntaxError: oops']);
  });

  it('counts a skipped test as a failure', () => {
    expect(countReport({ testResults: [file(['passed', 'skipped'])] }, 0).failures).toHaveLength(1);
  });

  it('leaves out of a quick run what is slow, and nothing else', () => {
    const { assertionResults, ...rest } = file(['passed', 'skipped', 'skipped']);
    const tests = assertionResults.map((test, index) => (index === 1 ? { ...test, tags: ['slow'] } : test));
    const report = { testResults: [{ ...rest, assertionResults: tests }] };
    expect(countReport(report, 0, { quick: true })).toMatchObject({
      leftOut: 1,
      failures: ['test 2 (skipped)'],
    });
    expect(countReport(report, 0).failures).toHaveLength(2);
  });

  it('counts a run without tests as a failure', () => {
    expect(countReport({ testResults: [] }, 0).failures).toEqual(['no test ran']);
    expect(countReport(undefined, 1).failures).toEqual(['no test ran']);
  });

  it('lets exceptions fail with their reason, and nothing else', () => {
    const report = { testResults: [file(['passed', 'failed', 'failed'], 'failed')] };
    expect(countReport(report, 1, { exceptions: { 'test 1': 'the emulator keeps no names' } })).toMatchObject(
      { passed: 1, failures: ['test 2 (failed)'], excepted: ['test 1: the emulator keeps no names'] },
    );
    expect(countReport(report, 1, { exceptions: { 'test 1': 'a', 'test 2': 'b' } }).failures).toEqual([]);
  });

  it('counts an exception that passes as a failure, and where all files ran one without a test', () => {
    const report = { testResults: [file(['passed'])] };
    const { failures } = countReport(report, 0, { exceptions: { 'test 0': 'once' } });
    expect(failures).toEqual(['test 0: passes, and is no exception any more']);
    expect(countReport(report, 0, { exceptions: { gone: 'once' } }).failures).toEqual([
      'gone: no test has this name any more',
    ]);
    expect(countReport(report, 0, { exceptions: { gone: 'once' }, complete: false }).failures).toEqual([]);
  });

  it('counts a bad end after passing tests as a failure', () => {
    expect(countReport({ testResults: [file(['passed'])] }, 1).failures).toHaveLength(1);
  });
});

describe('the summary', () => {
  it('closes with the totals alone on their line', () => {
    const part = { name: 'unit', passed: 3, seconds: 2, failures: ['x'] };
    const lines = summary([part, { ...part, name: 'rules', failures: [] }], 75).split('\n');
    expect(lines.at(-1)).toBe('6 passed, 1 failed');
    expect(lines).toContain('  ✗ unit: x');
  });

  it('tells the five slowest tests of a part, and that it took longer than it may', () => {
    const tests = Array.from({ length: 7 }, (_, index) => ({
      status: 'passed',
      fullName: `test ${index}`,
      duration: index * 1000,
    }));
    const counted = countReport({ testResults: [{ ...file([]), assertionResults: tests }] }, 0);
    const text = summary([{ name: 'unit', ...counted, seconds: 21, budget: 20 }], 21);
    expect(text).toMatch(/6\.0 s {2}test 6/);
    expect(text).not.toContain('test 1');
    expect(text).toMatch(/unit .* 21\.0 s +20 s {2}over/);
  });
});
