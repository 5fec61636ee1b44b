import { LIMITS } from '@cellaret/domain/core/limits';
import type { ShoppingEntry } from '@cellaret/domain/shopping/shopping';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SyntheticEvent } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { typedWhole } from '#lib/text/typed-number.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { shownName } from './grouped-entries.ts';

interface EntryDialogProps {
  entry: ShoppingEntry;
  onClose: () => void;
  onSave: (entry: ShoppingEntry) => void;
}

const { bottles, bottleMl, note } = LIMITS.shoppingList;

/** How many bottles of which size, and a note for the shop. */
export function EntryDialog({ entry, onClose, onSave }: EntryDialogProps) {
  const t = useText();
  const title = useId();
  const [count, setCount] = useState(String(entry.bottles ?? ''));
  const [size, setSize] = useState(String(entry.bottle_ml ?? ''));
  const [words, setWords] = useState(entry.note);
  const found = { bottles: typedWhole(count, bottles), bottle_ml: typedWhole(size, bottleMl) };
  const wrong = (value: unknown, bounds: { min: number; max: number }) =>
    value === undefined && t('bar-cabinet.shopping.wrong', { min: bounds.min, max: bounds.max });

  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (found.bottles === undefined || found.bottle_ml === undefined) return;
    onSave({ ...entry, bottles: found.bottles, bottle_ml: found.bottle_ml, note: words.trim() });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {shownName(entry)}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', pt: 1 }}>
            <TextInput
              label={t('bar-cabinet.shopping.count')}
              value={count}
              error={wrong(found.bottles, bottles)}
              onChange={(event) => setCount(event.target.value)}
              inputProps={{ inputMode: 'numeric' }}
            />
            <TextInput
              label={t('bar-cabinet.shopping.size')}
              value={size}
              error={wrong(found.bottle_ml, bottleMl)}
              onChange={(event) => setSize(event.target.value)}
              inputProps={{ inputMode: 'numeric' }}
            />
          </Box>
          <TextInput
            label={t('bar-cabinet.shopping.note')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            inputProps={{ maxLength: note.max }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('bar-cabinet.naming.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('bar-cabinet.shopping.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
