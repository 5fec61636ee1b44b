import type { RecipeHit, SearchAnswer } from '@cellaret/domain/search/search-answer';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { useTermText } from './term-text.ts';

const percent = (abv: number) => formatNumber(abv, { maximumFractionDigits: 0 });

/** Why the first recipe is there, by how the query was understood; empty where its name says it. */
export function useWhyFound(): (understood: SearchAnswer['understood'], first: RecipeHit) => string {
  const t = useText();
  const termText = useTermText();
  return ({ words, like }, first) => {
    const meant = words.map(termText);
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
