import { Coverage } from '../support/coverage.ts';
import type { FirestoreAddress } from '../support/rest.ts';
import type { RuleCase } from '../support/rule-case.ts';
import type { CaseRunner } from '../support/run-case.ts';

/** Says whether a row reaches the place of a mistake; undefined if the place is no expression. */
export type Reach = (offset: number) => ((row: RuleCase) => boolean) | undefined;

interface Expression {
  from: number;
  to: number;
  rows: Set<RuleCase>;
}

/**
 * Runs rows under the right rules and keeps which of them evaluate which expression: only there a mistake can change a verdict. The engine
 * must record coverage, which it does not of texts, of all that a query asks and of large documents.
 */
export async function reachOf(
  address: FirestoreAddress,
  runner: CaseRunner,
  rows: readonly RuleCase[],
): Promise<Reach> {
  const expressions = new Map<string, Expression>();
  for (const row of rows) {
    const coverage = new Coverage(address);
    await coverage.reset();
    await runner.verdict(row);
    await coverage.collect();
    for (const { from, to, isReached } of coverage.expressions()) {
      const key = `${from}:${to}`;
      const known = expressions.get(key) ?? { from, to, rows: new Set<RuleCase>() };
      expressions.set(key, known);
      if (isReached) known.rows.add(row);
    }
  }
  const all = [...expressions.values()];
  return (offset) => {
    const around = all.filter(({ from, to }) => from <= offset && offset < to);
    const innermost = around.toSorted((a, b) => a.to - a.from - (b.to - b.from))[0];
    if (!innermost) return undefined;
    // An expression that ends in an error has no value of its own, but its parts have.
    const inside = all.filter(({ from, to }) => from >= innermost.from && to <= innermost.to);
    const there = new Set(inside.flatMap((expression) => [...expression.rows]));
    return (row) => there.has(row);
  };
}
