import { afterAll, beforeAll, expect, test } from 'vitest';
import { host, ports } from '../support/env.ts';
import { largestCases } from './cases/largest.ts';
import { caseRunner, type CaseRunner } from './support/run-case.ts';

// Apart from the other tables: Google's engine cannot report the coverage of rules that looked at such documents.
let runner: CaseRunner;

beforeAll(async () => {
  runner = await caseRunner({ host, port: ports.firestore });
});

afterAll(() => runner.close());

test.each(largestCases.map((row) => [`${row.rule}: ${row.verdict}`, row] as const))(
  '%s',
  async (_name, row) => {
    expect(await runner.verdict(row)).toBe(row.verdict);
  },
);
