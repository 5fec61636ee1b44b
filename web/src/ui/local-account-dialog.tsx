import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { topLayerGone } from '#lib/browser/back-closes.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Dialog } from './kit/dialog.tsx';
import { Material } from './material.tsx';
import { TextInput } from './text-input.tsx';

interface LocalAccountDialogProps {
  onClose: () => void;
  /** Gets the account that was chosen. */
  onChoose: (account: { email: string; name: string }) => void;
  /** Asks for the provider's popup instead. */
  onPopup: () => void;
}

/**
 * Stands in for Google's account chooser where the local suite runs: the real popup needs a script of
 * Google's, which a machine without internet cannot fetch. Never loaded in production.
 */
export function LocalAccountDialog({ onClose, onChoose, onPopup }: LocalAccountDialogProps) {
  const t = useText();
  const title = useId();
  const [email, setEmail] = useState('guest@example.com');
  const [name, setName] = useState('Guest');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const gone = topLayerGone();
    onClose();
    await gone;
    onChoose({ email, name });
  };
  return (
    <Material>
      <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
        <form onSubmit={(event) => void submit(event)}>
          <DialogTitle id={title}>{t('local-account.title')}</DialogTitle>
          <DialogContent>
            <Stack spacing={2}>
              <Typography color="textSecondary">{t('local-account.explanation')}</Typography>
              <TextInput
                label={t('local-account.email')}
                type="email"
                required
                autoFocus
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <TextInput
                label={t('local-account.name')}
                required
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <div>
                <Button
                  onClick={() => {
                    onClose();
                    onPopup();
                  }}
                  sx={{ ml: { xs: -2, sm: -2.5 } }}
                >
                  {t('local-account.popup')}
                </Button>
              </div>
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="contained">
              {t('local-account.continue')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Material>
  );
}
