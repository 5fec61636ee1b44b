import type { StrengthBand, Taste } from '@cellaret/domain/search/words/tastes';
import { useText } from '#lib/i18n/i18n.ts';

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
