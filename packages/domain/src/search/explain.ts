import type { Findable } from './drinks.ts';
import type { FoundRecipes } from './recipe-columns.ts';
import type { SearchAnswer } from './search-answer.ts';
import { TASTES } from './words/tastes.ts';
import type { Term, Understood } from './words/terms.ts';

/** Words that occur only in German queries. */
const GERMAN = /(?:^|\s)(?:ohne|kein\w*|nicht|mit|und|oder|für|was|etwas|ein\w*|der|die|das|aber)(?:\s|$)/i;

/** A conjunction before a term, which is removed with it. */
const JOINT = /(?:^|\s)(?:with|and|mit|und)\s*$/i;

/** A conjunction after a term. */
const NEXT = /^\s*(?:[,;&+/]|(?:and|or|und|oder)(?=\s))/i;

function replaced(query: string, { start, end }: Pick<Term, 'start' | 'end'>, by: string): string {
  const before = query.slice(0, start).replace(JOINT, ' ');
  return `${before} ${by} ${query.slice(end)}`
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** Conjunctions in the language of the query. */
const wordsFor = (query: string) =>
  GERMAN.test(query)
    ? { with: 'mit', without: 'ohne', not: 'nicht' }
    : { with: 'with', without: 'without', not: 'not' };

/** The next term if it shares its negation with this one: 'no rum or gin'. */
const sharing = (query: string, term: Term, next: Term | undefined): Term | null =>
  term.negated && next?.negated && query.slice(next.start, next.end) === next.words ? next : null;

function off(query: string, term: Term, shared: Term | null): string {
  if (!shared) return replaced(query, term, '');
  return replaced(query, { start: term.end - term.words.length, end: shared.start }, '');
}

/** The query with a term negated; null if it cannot be. */
function turned(query: string, term: Term, shared: Term | null): string | null {
  const { kind, words, negated } = term;
  if (kind === 'count' || kind === 'abv' || kind === 'equal_parts') return null;
  const say = wordsFor(query);
  if (kind !== 'ingredient') return replaced(query, term, negated ? words : `${say.not} ${words}`);
  if (!negated) {
    // Without this, a term joined by 'and' would be negated, too.
    const [joint = ''] = NEXT.exec(query.slice(term.end)) ?? [];
    const after = joint === '' ? '' : ` ${say.with}`;
    return replaced(query, { ...term, end: term.end + joint.length }, `${say.without} ${words}${after}`);
  }
  if (!shared) return replaced(query, term, `${say.with} ${words}`);
  return replaced(query, { ...term, end: shared.start }, `${say.with} ${words} ${say.without}`);
}

/** The understood terms, each with the queries that remove or negate it. */
export function explained(
  { search }: Findable,
  query: string,
  { terms }: Understood,
  { leftAside, contradiction, like }: FoundRecipes,
): SearchAnswer['understood'] {
  const base = like === null ? null : search.get('recipe', like);
  return {
    words: terms.flatMap((term, at) => {
      const { kind, words, negated } = term;
      if (kind === 'text' || kind === 'drink') return [];
      const shared = sharing(query, term, terms[at + 1]);
      const taste = kind === 'trait' ? TASTES.find((one) => one === term.trait) : undefined;
      return {
        words,
        kind,
        negated,
        ...(taste !== undefined && { taste }),
        ...(kind === 'strength' && { strength: term.strength }),
        off: off(query, term, shared),
        turned: turned(query, term, shared),
      };
    }),
    left_aside: [...leftAside],
    contradiction,
    like: base ? { id: base.id, recipe_name: base.name, alcohol_abv: base.alcohol_abv } : null,
  };
}
