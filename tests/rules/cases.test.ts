import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { host, ports } from '../support/env.ts';
import { allCases } from './cases/all-cases.ts';
import { Coverage } from './support/coverage.ts';
import { onLocalEngine } from './support/engine-gaps.ts';
import { caseRunner, type CaseRunner } from './support/run-case.ts';

const address = { host, port: ports.firestore };
const coverage = new Coverage(address);
const rowsPerRecord = 40;
let rowsSinceReset = 0;
let runner: CaseRunner;

beforeAll(async () => {
  await coverage.reset();
  runner = await caseRunner(address);
});

afterAll(async () => {
  await runner.close();
});

describe.each(Object.entries(allCases))('%s', (_table, rows) => {
  test.each(rows.map((row) => [`${row.rule}: ${row.verdict}`, row] as const))('%s', async (_name, row) => {
    const expected = onLocalEngine ? (row.locally ?? row.verdict) : row.verdict;
    expect(await runner.verdict(row)).toBe(expected);
    rowsSinceReset += 1;
    if (rowsSinceReset < rowsPerRecord) return;
    rowsSinceReset = 0;
    await coverage.collect();
    await coverage.reset();
  });
});

describe('coverage', () => {
  test('every expression was evaluated, and every condition came out both ways', async () => {
    await coverage.collect();
    const missed = coverage
      .oneSided()
      .map(({ line, text, results }) => `line ${line}: ${[...results].join() || 'never'}: ${text}`);
    expect(missed).toEqual([]);
    expect(coverage.expressions().length).toBeGreaterThan(1000);
  });
});
