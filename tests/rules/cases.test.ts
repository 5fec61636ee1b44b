import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { host, ports } from '../support/env.ts';
import { allCases } from './cases/all.ts';
import { onLocalEngine } from './support/engine-gaps.ts';
import { caseRunner, type CaseRunner } from './support/run-case.ts';

let runner: CaseRunner;

beforeAll(async () => {
  runner = await caseRunner({ host, port: ports.firestore });
});

afterAll(async () => {
  await runner.close();
});

describe.each(Object.entries(allCases))('%s', (_table, rows) => {
  test.each(rows.map((row) => [`${row.rule}: ${row.verdict}`, row] as const))('%s', async (_name, row) => {
    const expected = onLocalEngine ? (row.locally ?? row.verdict) : row.verdict;
    expect(await runner.verdict(row)).toBe(expected);
  });
});
