import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '../kit/banner.tsx';
import { Dialog } from '../kit/dialog.tsx';

interface NamingDialogProps {
  /** The present name when renaming; null when creating. */
  current: string | null;
  onCancel: () => void;
  /** Deletes what is renamed; left out for a new one. */
  onDelete?: (() => void) | undefined;
  /** Rejects with the reason where the name could not be saved; the dialog then stays open. */
  onName: (name: string) => Promise<void>;
  failureText: (failure: unknown) => string;
}

/** Names a new cabinet or menu, or renames one. Mounted only while open, so each opening starts afresh. */
export function NamingDialog({ current, onCancel, onDelete, onName, failureText }: NamingDialogProps) {
  const t = useText();
  const [name, setName] = useState(current ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const trimmed = name.trim();

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (trimmed === '' || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onName(trimmed);
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="naming-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="naming-title">
          {t(current === null ? 'bar-cabinet.naming.add' : 'bar-cabinet.naming.edit')}
        </DialogTitle>
        <DialogContent>
          {failure !== null && (
            <Box sx={{ mb: 2 }}>
              <Banner tone="error">{failure}</Banner>
            </Box>
          )}
          <TextField
            id="bar-name"
            label={t('bar-cabinet.naming.name')}
            value={name}
            autoFocus
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LIMITS.name.max } }}
          />
        </DialogContent>
        <DialogActions>
          {onDelete && (
            <Button type="button" color="error" onClick={onDelete} sx={{ mr: 'auto' }}>
              {t('bar-cabinet.delete')}
            </Button>
          )}
          <Button type="button" onClick={onCancel}>
            {t('bar-cabinet.naming.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={trimmed === ''} loading={busy}>
            {t(current === null ? 'bar-cabinet.naming.create' : 'bar-cabinet.naming.rename')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
