import { displayVolume } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import { neededMl, type ShoppingEntry } from '@cellaret/domain/shopping/shopping';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';

type Amount = Pick<ShoppingEntry, 'sources' | 'bottles' | 'bottle_ml' | 'note'>;

/** How much of a line is to be bought, in words: bottles, what is needed in the reader's units, a note. */
export function useAmountText(): (line: Amount) => string {
  const t = useText();
  const locale = useLocale();
  const system: UnitSystem = useChosenPreferences().unit_system;
  const volume = (ml: number): string => displayVolume(ml, system, locale).text;
  const bottlesOf = ({ bottles, bottle_ml }: Amount): string => {
    if (bottle_ml === null)
      return bottles === null ? '' : t('bar-cabinet.shopping.bottles', { count: bottles });
    return t('bar-cabinet.shopping.bottles.of', { count: bottles ?? 1, size: volume(bottle_ml) });
  };
  return (line) => {
    const ml = neededMl(line);
    return [
      bottlesOf(line),
      ml === 0 ? '' : t('bar-cabinet.shopping.needed', { amount: volume(ml) }),
      line.note,
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
