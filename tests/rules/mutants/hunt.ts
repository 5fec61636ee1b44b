import { allCases } from '../cases/all-cases.ts';
import { withCompanions } from '../support/companions.ts';
import { onLocalEngine } from '../support/engine-gaps.ts';
import { replaceRules, type FirestoreAddress } from '../support/rest.ts';
import { collectionsOf, pathsOf, type RuleCase } from '../support/rule-case.ts';
import { caseRunner } from '../support/run-case.ts';
import type { Mutant } from './mutations.ts';
import { reachOf, type Reach } from './reach.ts';

/** Tries the rules' tables on mutants until a row notices. */
export interface Hunter {
  /**
   * The row that noticed the mistake, or null where every row came out as with the right rules. Rows that come to the place of the
   * mistake are tried before others.
   */
  killer: (mutant: Mutant, reach?: Reach) => Promise<string | null>;
  /** Looks where the rows about these mutants go, which is worth its time for many of them. */
  reach: (mutants: readonly Mutant[]) => Promise<Reach>;
  close: () => Promise<void>;
}

/** A hunter on a Firestore of its own; rows that noticed something lately are tried first, because mistakes have neighbours. */
export async function hunter(address: FirestoreAddress): Promise<Hunter> {
  const runner = await caseRunner(address);
  const rows: RuleCase[] = Object.values(allCases).flat();
  const operations = new Map(rows.map((row) => [row, withCompanions(row)]));
  const collections = new Map([...operations].map(([row, operation]) => [row, collectionsOf(operation)]));
  const paths = new Map([...operations].map(([row, operation]) => [row, pathsOf(operation)]));
  const isAbout = (row: RuleCase, mutant: Mutant) =>
    collections.get(row)?.some((one) => mutant.collections.has(one)) === true;
  const notices = async (row: RuleCase) => {
    const expected = onLocalEngine ? (row.locally ?? row.verdict) : row.verdict;
    return (await runner.verdict(row)) !== expected;
  };
  return {
    killer: async (mutant, reach) => {
      await replaceRules(address, mutant.source);
      const about = rows.filter((row) => isAbout(row, mutant));
      const isNear = (row: RuleCase) => paths.get(row)?.some((path) => mutant.documents.test(path)) === true;
      const mayCome = reach?.(mutant.offset) ?? isNear;
      const order = [...about.filter(mayCome), ...about.filter((row) => !mayCome(row))];
      for (const row of order) {
        if (!(await notices(row))) continue;
        rows.splice(rows.indexOf(row), 1);
        rows.unshift(row);
        return row.rule;
      }
      return null;
    },
    reach: (mutants) =>
      reachOf(
        address,
        runner,
        rows.filter((row) => mutants.some((mutant) => isAbout(row, mutant))),
      ),
    close: runner.close,
  };
}
