import type { SearchAnswer } from '@cellaret/domain/search/search-answer';
import { useText } from '#lib/i18n/i18n.ts';
import { useMeaningText } from './meaning-text.ts';

export type UnderstoodTerm = SearchAnswer['understood']['words'][number];

/** The text of an understood part of the query: 'Sour', 'gin', 'without lemon', 'not stirred'. */
export function useTermText(): (term: UnderstoodTerm) => string {
  const t = useText();
  const meaningText = useMeaningText();
  return (term) => {
    const { words, kind, negated } = term;
    if (negated) return t(kind === 'ingredient' ? 'search.term.without' : 'search.term.not', { words });
    const meant = meaningText(term);
    return meant === '' ? words : meant;
  };
}
