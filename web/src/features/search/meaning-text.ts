import { foldName, tokenise } from '@cellaret/domain/core/folding';
import type { RecipeHit, SearchAnswer } from '@cellaret/domain/search/search-answer';
import type { StrengthBand, Taste } from '@cellaret/domain/search/words/tastes';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';

interface Meant {
  taste?: Taste | undefined;
  strength?: StrengthBand | undefined;
}

/** The word for a taste or strength. */
export function useMeaningText(): (meant: Meant) => string {
  const t = useText();
  return ({ taste, strength }) => {
    if (taste !== undefined) return t(`search.taste.${taste}`);
    return strength === undefined ? '' : t(`search.strength.${strength}`);
  };
}

type UnderstoodTerm = SearchAnswer['understood']['words'][number];

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

const percent = (abv: number) => formatNumber(abv, { maximumFractionDigits: 0 });

/** True if a name shows all of the words, in singular or plural: 'limes' in 'Lime Rickey'. */
function isShown(words: string, name: string): boolean {
  const folded = ` ${foldName(name)} `;
  return tokenise(words).every((word) =>
    [word, word.replace(/s$/, '')].some((form) => folded.includes(` ${form} `)),
  );
}

/** Why the first recipe is there, by how the query was understood; empty where its name says it. */
export function useWhyFound(): (understood: SearchAnswer['understood'], first: RecipeHit) => string {
  const t = useText();
  const termText = useTermText();
  return ({ words, left_aside: aside, contradiction, like }, first) => {
    // Left out wins where something is wanted too.
    const lost = contradiction ? words.flatMap(({ negated, kind }) => (negated ? [kind] : [])) : [];
    const meant = words
      .filter((term) => term.negated || !(lost.includes(term.kind) || isShown(term.words, first.recipe_name)))
      .filter((term) => !aside.includes(term.words))
      .map(termText);
    if (!like) return meant.join(' · ');
    const compared = {
      name: like.recipe_name,
      abv: percent(first.alcohol_abv),
      than: percent(like.alcohol_abv),
    };
    const strength = words.find(({ kind }) => kind === 'strength');
    if (strength && first.alcohol_abv < like.alcohol_abv) return t('search.why.lighter', compared);
    if (strength) return t('search.why.stronger', compared);
    return [t('search.why.like', compared), ...meant].join(' · ');
  };
}
