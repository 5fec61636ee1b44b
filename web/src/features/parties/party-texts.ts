import { displayQuantity, displayVolume } from '@cellaret/domain/measures/units';
import type { Pieces } from '@cellaret/domain/parties/needs';
import { soldAs } from '@cellaret/domain/parties/shop-units';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { formatNumber } from '#lib/text/format.ts';
import type { Units } from './use-party.ts';

/** A party is measured to the millilitre. */
const whole = (ml: number): number => Math.round(ml);

/** Amounts of a party in the reader's units and words. */
export function usePartyTexts(units: Units) {
  const t = useText();
  const locale = useLocale();
  const system = useChosenPreferences().unit_system;
  const { unitOf } = useReferenceNames();
  return {
    volume: (ml: number): string => displayVolume(whole(ml), system, locale).text,
    /** Counted amounts as a shop sells them. */
    piecesOf: (pieces: readonly Pieces[]): string => {
      const { sold, rest } = soldAs(pieces, units);
      return [
        ...sold.map(({ unit, count }) =>
          unit === 'gram' ? `${formatNumber(count)}\u00a0g` : t(`party.sold.${unit}`, { count }),
        ),
        ...rest.flatMap(({ quantity_unit_id, quantity }) => {
          const unit = units.get(quantity_unit_id);
          return unit ? displayQuantity(quantity, unitOf(unit), { system, locale }).text : [];
        }),
      ].join(', ');
    },
  };
}
