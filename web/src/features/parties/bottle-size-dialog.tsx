import { LIMITS } from '@cellaret/domain/core/limits';
import type { SaidBottle } from '@cellaret/domain/parties/plan';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SyntheticEvent } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { typedPrice, typedWhole } from '#lib/text/typed-number.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface BottleDialogProps {
  name: string;
  said: SaidBottle;
  /** Defaults in millilitres. */
  usual: Pick<SaidBottle, 'size_ml' | 'left_ml'>;
  onClose: () => void;
  onSave: (said: SaidBottle) => void;
}

const { sizeMl, leftMl, price } = LIMITS.plan;

/** Facts of a bottle for a party: its size, how much is left, its price. */
export function BottleDialog({ name, said, usual, onClose, onSave }: BottleDialogProps) {
  const t = useText();
  const title = useId();
  const [size, setSize] = useState(String(said.size_ml ?? ''));
  const [left, setLeft] = useState(String(said.left_ml ?? ''));
  const [cost, setCost] = useState(
    said.price === null
      ? ''
      : formatNumber(said.price / 100, { minimumFractionDigits: 2, useGrouping: false }),
  );
  const size_ml = typedWhole(size, sizeMl);
  const left_ml = typedWhole(left, leftMl);
  const hundredths = typedPrice(cost, price);
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (size_ml === undefined || left_ml === undefined || hundredths === undefined) return;
    onSave({ size_ml, left_ml, price: hundredths });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextInput
            label={t('party.bottle.size')}
            value={size}
            placeholder={String(usual.size_ml ?? '')}
            error={size_ml === undefined && t('party.wrong', sizeMl)}
            onChange={(event) => setSize(event.target.value)}
            inputProps={{ inputMode: 'numeric' }}
          />
          <TextInput
            label={t('party.bottle.left')}
            value={left}
            placeholder={String(usual.left_ml ?? '')}
            error={left_ml === undefined && t('party.wrong', leftMl)}
            onChange={(event) => setLeft(event.target.value)}
            inputProps={{ inputMode: 'numeric' }}
          />
          <TextInput
            label={t('party.bottle.price')}
            value={cost}
            error={hundredths === undefined && t('party.price.wrong')}
            onChange={(event) => setCost(event.target.value)}
            inputProps={{ inputMode: 'decimal' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('party.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('party.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
