import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/people/user';
import { useState } from 'react';
import { useUnitSystem } from '#data/people/preferences.ts';
import { logFailure } from '#lib/browser/log.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ChoiceRow } from './choice-row.tsx';

/** The system quantities are shown in, on every device of the user. */
export function UnitSystemChoice() {
  const t = useText();
  const { system, choose } = useUnitSystem();
  // Shown at once, before the listener has brought it back.
  const [wanted, setWanted] = useState<UnitSystem | null>(null);
  return (
    <ChoiceRow
      label={t('profile.units')}
      value={wanted ?? system}
      disabled={choose === null}
      onChange={(unit_system) => {
        setWanted(unit_system);
        // Not awaited: offline the listener shows the change at once, and it is sent later.
        choose?.(unit_system).catch((failure: unknown) => {
          setWanted(null);
          logFailure('The unit system could not be saved', failure);
          showToast(t('profile.not-saved'), { tone: 'error' });
        });
      }}
      options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`profile.units.${value}`) }))}
    />
  );
}
