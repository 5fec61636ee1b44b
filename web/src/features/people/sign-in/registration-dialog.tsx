import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Material } from '#ui/material.tsx';

/** The modal that tells how a registration went. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Material>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={`${id}-title`}>{t('registration.title')}</DialogTitle>
        <DialogContent>
          <Typography id={`${id}-text`}>{t('registration.success')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Material>
  );
}
