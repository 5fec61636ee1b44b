import type { SearchAnswer } from '../api-answers.ts';
import type { Findable } from './drinks.ts';
import type { FoundRecipes } from './recipes.ts';
import { TASTES } from './tastes.ts';
import type { Term, Understood } from './terms.ts';

/** Words that only a German query has. */
const GERMAN = /(?:^|\s)(?:ohne|kein\w*|nicht|mit|und|oder|für|was|etwas|ein\w*|der|die|das|aber)(?:\s|$)/i;

/** What joins a term to the words before it, and goes with it. */
const JOINT = /(?:^|\s)(?:with|and|mit|und)\s*$/i;

/** A query with something else in the place of a term. */
function replaced(query: string, { start, end }: Term, by: string): string {
  const before = query.slice(0, start).replace(JOINT, ' ');
  return `${before} ${by} ${query.slice(end)}`
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** The query in which a term means the opposite; null where it has none. */
function turned(query: string, term: Term): string | null {
  if (term.kind === 'count' || term.kind === 'abv' || term.kind === 'equal_parts') return null;
  const isGerman = GERMAN.test(query);
  const [without, not, plainly] = isGerman ? ['ohne', 'nicht', 'mit'] : ['without', 'not', 'with'];
  if (term.kind === 'ingredient')
    return replaced(query, term, `${term.negated ? plainly : without} ${term.words}`);
  return replaced(query, term, term.negated ? term.words : `${not} ${term.words}`);
}

/** How words were understood, as an answer says it; each with the queries in which it is taken off or turned round. */
export function explained(
  { search }: Findable,
  query: string,
  { terms }: Understood,
  { leftAside, contradiction, like }: FoundRecipes,
): SearchAnswer['understood'] {
  const base = like === null ? null : search.get('recipe', like);
  return {
    words: terms.flatMap((term) => {
      const { kind, words, negated } = term;
      if (kind === 'text' || kind === 'drink') return [];
      const taste = kind === 'trait' ? TASTES.find((one) => one === term.trait) : undefined;
      return {
        words,
        kind,
        negated,
        ...(taste !== undefined && { taste }),
        ...(kind === 'strength' && { strength: term.strength }),
        off: replaced(query, term, ''),
        turned: turned(query, term),
      };
    }),
    left_aside: [...leftAside],
    contradiction,
    like: base ? { id: base.id, recipe_name: base.name, alcohol_abv: base.alcohol_abv } : null,
  };
}
