import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import { MOST_SERVINGS } from './use-servings.ts';

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
