import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/people/user';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useUnitSystem } from '#data/people/preferences.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { MOST_SERVINGS } from './use-servings.ts';

const UnitSelect = styled('select')(({ theme }) => ({
  minHeight: 48,
  padding: '0 4px',
  border: 0,
  borderRadius: 12,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& > option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '@media print': { display: 'none' },
}));

/** Chooses the system quantities are shown in; it is the reader's preference from then on. */
export function UnitSwitch() {
  const t = useText();
  const { system: present, choose } = useUnitSystem();
  return (
    <UnitSelect
      value={present}
      disabled={choose === null}
      aria-label={t('recipes.units')}
      onChange={({ target }) => {
        choose?.(target.value as UnitSystem).catch((failure: unknown) =>
          logFailure('The unit system could not be saved', failure),
        );
      }}
    >
      {UNIT_SYSTEMS.map((system) => (
        <option key={system}>{system}</option>
      ))}
    </UnitSelect>
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
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 'var(--r4)',
        bgcolor: 'well',
        displayPrint: 'none',
      }}
    >
      <IconButton
        color="primary"
        aria-label={t('recipes.servings.fewer')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography role="status" sx={{ minWidth: 20, textAlign: 'center', fontWeight: 700 }}>
        <span aria-hidden>{value}</span>
        <VisuallyHidden>{t('recipes.servings.count', { count: value })}</VisuallyHidden>
      </Typography>
      <IconButton
        color="primary"
        aria-label={t('recipes.servings.more')}
        disabled={value >= MOST_SERVINGS}
        onClick={() => onChange(value + 1)}
      >
        <AddIcon />
      </IconButton>
    </Box>
  );
}
