import { readFileSync } from 'node:fs';
import type { Findable } from '@cellaret/domain/search/drinks';
import { findBoth } from '@cellaret/domain/search/find';
import { inRoot } from '../paths.ts';
import { checkAnswer, type QuerySet } from './search-check.testing.ts';

/** A search that compares with no cabinet. */
export const NO_VERDICTS = { match: null, of: () => ({ missing: null }) };

/** What people type, with what is right as an answer: two sets, written by others than the search was. */
export const QUERY_SETS: readonly QuerySet[] = ['first', 'second'].map(
  (name) =>
    JSON.parse(
      readFileSync(inRoot('tests', 'support', 'search-queries', `${name}.json`), 'utf8'),
    ) as QuerySet,
);

/** Asks every `step`th query of a set: what fails, and how many answers hold what was left out. */
export function askQueries(
  source: Findable,
  set: QuerySet,
  step = 1,
): { asked: number; failed: string[]; holding: number } {
  const queries = set.queries.filter((_, at) => at % step === 0);
  const failed: string[] = [];
  let holding = 0;
  for (const one of queries) {
    const { wrong, leftIn } = checkAnswer(
      set,
      one,
      findBoth(source, NO_VERDICTS, { query: one.query }).recipes,
    );
    if (wrong.length > 0) failed.push(`${one.id} “${one.query}”: ${wrong.slice(0, 3).join('; ')}`);
    if (leftIn > 0) holding += 1;
  }
  return { asked: queries.length, failed, holding };
}
