import type { AmountUnit } from '@cellaret/domain/measures/amount';
import { displayQuantity, ownUnitsFirst } from '@cellaret/domain/measures/units';
import { useLocale } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import type { Live } from '../firestore/sources.ts';
import { useChosenPreferences } from '../people/preferences.ts';
import { useOptionList } from '../reference/option-lists.ts';

/**
 * A unit as a select offers it: as stored, since parts of a unit are known by its name, and shown in the
 * reader's words.
 */
interface UnitChoice extends AmountUnit {
  name: string;
  also: readonly string[];
}

/** The units, those the reader measures with first. */
export function useUnitChoices(): Live<UnitChoice[]> {
  const units = useOptionList('quantity_units');
  const { unitOf } = useReferenceNames();
  const system = useChosenPreferences().unit_system;
  if (units.state !== 'ready') return units;
  return {
    ...units,
    value: ownUnitsFirst(units.value, system).map((one) => ({
      ...one,
      name: unitOf(one).quantity_unit_name,
      also: [unitOf(one).quantity_unit_name_plural, one.quantity_unit_name, one.quantity_unit_name_plural],
    })),
  };
}

/** Amounts as the reader measures; null while their unit is not known. */
export function useAmountText(): (quantity: number, unitId: number) => string | null {
  const locale = useLocale();
  const { unitOf } = useReferenceNames();
  const { unit_system: system } = useChosenPreferences();
  const units = useOptionList('quantity_units');
  return (quantity, unitId) => {
    const unit = units.state === 'ready' && units.value.find((one) => one.id === unitId);
    return unit ? displayQuantity(quantity, unitOf(unit), { system, locale }).text : null;
  };
}
