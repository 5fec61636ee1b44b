import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';

interface FillBarProps {
  /** How many bottles are ticked. */
  bottles: number;
  /** How many recipes can be made with them and with what is there. */
  drinks: number;
  onAdd: () => void;
}

/** Stays in sight: how many bottles are ticked, what can be mixed with them, the button that adds them. */
export function FillBar({ bottles, drinks, onAdd }: FillBarProps) {
  const t = useText();
  return (
    <Box
      data-foot=""
      sx={{
        position: 'sticky',
        bottom: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom) + 8px)',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 1,
        minHeight: 64,
        pl: 2.5,
        borderRadius: '28px',
        bgcolor: 'background.paper',
        boxShadow: 6,
        zIndex: 1,
      }}
    >
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {t('bar-cabinet.fill.ticked', { count: bottles })}
        </Typography>
        {bottles + drinks > 0 && (
          <Typography sx={{ fontWeight: 700 }}>{t('bar-cabinet.fill.drinks', { count: drinks })}</Typography>
        )}
      </Box>
      {bottles > 0 && (
        <Button variant="contained" size="large" onClick={onAdd}>
          {t('bar-cabinet.fill.add', { count: bottles })}
        </Button>
      )}
    </Box>
  );
}
