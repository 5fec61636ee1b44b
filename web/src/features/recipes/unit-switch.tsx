import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/user';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '#lib/i18n/i18n.ts';

/** Chooses the system quantities are shown in; it is the reader's preference from then on. */
export function UnitSwitch({
  value,
  onChange,
}: {
  value: UnitSystem;
  onChange: (system: UnitSystem) => void;
}) {
  const t = useText();
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={t('recipes.units')}
      onChange={(_event, chosen: UnitSystem | null) => {
        if (chosen !== null) onChange(chosen);
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
