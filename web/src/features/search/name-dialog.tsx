import { cleanName, givenName } from '@cellaret/domain/core/fields';
import { LIMITS } from '@cellaret/domain/core/limits';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SyntheticEvent } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface NameDialogProps {
  heading: string;
  /** The name that stands there at first. */
  given: string;
  onClose: () => void;
  onSave: (name: string) => void;
}

/** Asks for the name of a saved search. */
export function NameDialog({ heading, given, onClose, onSave }: NameDialogProps) {
  const t = useText();
  const title = useId();
  const [name, setName] = useState(given);
  const [isTried, setIsTried] = useState(false);
  const fit = givenName.safeParse(cleanName(name)).data;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (fit === undefined) return;
    onSave(fit);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title}>{heading}</DialogTitle>
        <DialogContent>
          <TextInput
            autoFocus
            label={t('search.saved.name')}
            value={name}
            error={isTried && fit === undefined && t('search.saved.unnamed')}
            onChange={(event) => setName(event.target.value)}
            inputProps={{ maxLength: LIMITS.name.max, enterKeyHint: 'done' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('search.saved.short')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
