import { readFileSync } from 'node:fs';
import type { Findable } from '@cellaret/domain/search/drinks';
import { findBoth } from '@cellaret/domain/search/find';
import { inRoot } from '../paths.ts';
import { checkAnswer, type QuerySet } from './search-check.testing.ts';

/** A search that compares with no cabinet. */
export const WITHOUT_STOCK = { match: null, of: () => ({ missing: null }) };

/** One of the files of queries, a value a line. */
function linesOf<Value>(name: string): Value[] {
  const text = readFileSync(inRoot('emulator-data', 'search-queries', `${name}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Value);
}

const kinds = Object.fromEntries(
  linesOf<{ name: string; ingredients: string[] }>('kinds').map(({ name, ingredients }) => [
    name,
    ingredients,
  ]),
);

/** Queries as people type them, with the right answers: four sets, written by others than the search was. */
export const QUERY_SETS: readonly QuerySet[] = ['first', 'second', 'third', 'fourth'].map((name) => ({
  kinds,
  queries: linesOf<QuerySet['queries'][number]>(name),
}));

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
      findBoth(source, WITHOUT_STOCK, { query: one.query }).recipes,
    );
    if (wrong.length > 0) failed.push(`${one.id} “${one.query}”: ${wrong.slice(0, 3).join('; ')}`);
    if (leftIn > 0) holding += 1;
  }
  return { asked: queries.length, failed, holding };
}
