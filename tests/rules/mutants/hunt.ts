import { allCases } from '../cases/all.ts';
import { onLocalEngine } from '../support/engine-gaps.ts';
import { replaceRules, type FirestoreAddress } from '../support/rest.ts';
import { collectionOf, type RuleCase } from '../support/rule-case.ts';
import { caseRunner } from '../support/run-case.ts';
import type { Mutant } from './mutations.ts';

/** Tries the rules' tables on mutants until a row notices. */
export interface Hunter {
  /** The row that noticed the mistake, or null where every row came out as with the right rules. */
  killer: (mutant: Mutant) => Promise<string | null>;
  close: () => Promise<void>;
}

/** A hunter on a Firestore of its own; rows that noticed something lately are tried first, because mistakes have neighbours. */
export async function hunter(address: FirestoreAddress): Promise<Hunter> {
  const runner = await caseRunner(address);
  const rows: RuleCase[] = Object.values(allCases).flat();
  const notices = async (row: RuleCase) => {
    const expected = onLocalEngine ? (row.locally ?? row.verdict) : row.verdict;
    return (await runner.verdict(row)) !== expected;
  };
  return {
    killer: async (mutant) => {
      await replaceRules(address, mutant.source);
      for (const [index, row] of rows.entries()) {
        if (!mutant.collections.has(collectionOf(row.try)) || !(await notices(row))) continue;
        rows.splice(index, 1);
        rows.unshift(row);
        return row.rule;
      }
      return null;
    },
    close: runner.close,
  };
}
