import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/people/user';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useUnitSystem } from '#data/people/preferences.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useText } from '#lib/i18n/i18n.ts';

/** Chooses the system quantities are shown in; it is the reader's preference from then on. */
export function UnitSwitch() {
  const t = useText();
  const { system: present, choose } = useUnitSystem();
  return (
    <ToggleButtonGroup
      exclusive
      value={present}
      disabled={choose === null}
      aria-label={t('recipes.units')}
      onChange={(_event, chosen: UnitSystem | null) => {
        if (chosen === null) return;
        choose?.(chosen).catch((failure: unknown) =>
          logFailure('The unit system could not be saved', failure),
        );
      }}
    >
      {UNIT_SYSTEMS.map((system) => (
        <ToggleButton key={system} value={system} sx={{ minWidth: 48, minHeight: 48, textTransform: 'none' }}>
          {system}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
