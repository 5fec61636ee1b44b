import type { StandIn } from '@cellaret/domain/availability/stand-ins';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useAmountText } from '#data/cabinets/amounts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { CloseIcon, EditIcon } from '#ui/icons/actions.tsx';

interface StandInRowProps {
  entry: StandIn;
  /** 'Simple syrup instead of Sugar' */
  text: string;
  busy: boolean;
  disabled: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** An entry with its amounts, and what can be done to it. */
export function StandInRow({ entry, text, busy, disabled, onChange, onRemove }: StandInRowProps) {
  const t = useText();
  const amount = useAmountText();
  const taken = amount(entry.stand_in_quantity, entry.stand_in_quantity_unit_id);
  const asked = amount(entry.quantity, entry.quantity_unit_id);
  const ratio = taken === null || asked === null ? '' : t('ingredient.stand-ins.ratio', { taken, asked });
  // A pair has an entry for each unit.
  const whole = ratio === '' ? text : `${text}, ${ratio}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 64,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography dir="auto">{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {ratio}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('stand-ins.change-one', { entry: whole })}
        disabled={disabled}
        onClick={onChange}
      >
        <EditIcon />
      </IconButton>
      <IconButton
        aria-label={t('stand-ins.remove', { entry: whole })}
        disabled={disabled}
        loading={busy}
        onClick={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
