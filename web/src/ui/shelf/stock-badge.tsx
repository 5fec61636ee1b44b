import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { CheckIcon } from '../icons/actions.tsx';

/** Whether a drink can be made: everything is there, or the names of what is not. */
export function StockBadge({ missing }: { missing: readonly string[] }) {
  const t = useText();
  if (missing.length > 0) {
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {t('recipes.stock.missing', { names: missing.join(', ') })}
      </Typography>
    );
  }
  return (
    <Chip
      size="small"
      component="span"
      icon={<CheckIcon size={16} />}
      label={t('recipes.stock.makeable')}
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
