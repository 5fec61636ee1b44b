import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Availability } from '#lib/availability.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { CheckIcon } from '../icons/door.tsx';
import { swapText } from './swap-text.ts';

/** Availability of a drink: complete, with substitutes, or the names of missing ingredients. */
export function StockBadge({ missing, substitutes }: Availability) {
  const t = useText();
  if (missing.length > 0) {
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {t('stock.missing', { names: missing.join(', ') })}
      </Typography>
    );
  }
  if (substitutes.length > 0) {
    return (
      <Typography variant="body2" component="span" sx={{ color: 'stock.main' }}>
        {swapText(substitutes, t)}
      </Typography>
    );
  }
  return (
    <Chip
      size="small"
      component="span"
      icon={<CheckIcon size={16} />}
      label={t('stock.makeable')}
      sx={(theme) => ({
        alignSelf: 'flex-start',
        justifySelf: 'start',
        bgcolor: theme.vars.palette.stock.tint,
        color: theme.vars.palette.stock.onTint,
        '& > svg': { flex: 'none', ml: 1, mr: -0.5 },
      })}
    />
  );
}
