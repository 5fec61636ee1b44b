import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/people/user';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useUnitSystem } from '#data/people/preferences.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import { MOST_SERVINGS } from './use-servings.ts';

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

/** How many servings the amounts are for. */
export function ServingsStepper({
  value,
  onChange,
}: {
  value: number;
  onChange: (servings: number) => void;
}) {
  const t = useText();
  return (
    <Box
      role="group"
      aria-label={t('recipes.servings')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <IconButton
        aria-label={t('recipes.servings.fewer')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography role="status" sx={{ minWidth: 88, textAlign: 'center', fontWeight: 600 }}>
        {t('recipes.servings.count', { count: value })}
      </Typography>
      <IconButton
        aria-label={t('recipes.servings.more')}
        disabled={value >= MOST_SERVINGS}
        onClick={() => onChange(value + 1)}
      >
        <AddIcon />
      </IconButton>
    </Box>
  );
}
