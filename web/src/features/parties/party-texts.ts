import { displayQuantity, displayVolume } from '@cellaret/domain/measures/units';
import type { Pieces } from '@cellaret/domain/parties/needs';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useLocale } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import type { Units } from './use-party.ts';

/** A party is measured to the millilitre. */
const whole = (ml: number): number => Math.round(ml);

/** Amounts of a party in the reader's units and words. */
export function usePartyTexts(units: Units) {
  const locale = useLocale();
  const system = useChosenPreferences().unit_system;
  const { unitOf } = useReferenceNames();
  return {
    volume: (ml: number): string => displayVolume(whole(ml), system, locale).text,
    piecesOf: (pieces: readonly Pieces[]): string =>
      pieces
        .flatMap(({ quantity_unit_id, quantity }) => {
          const unit = units.get(quantity_unit_id);
          return unit ? displayQuantity(quantity, unitOf(unit), { system, locale }).text : [];
        })
        .join(', '),
  };
}
