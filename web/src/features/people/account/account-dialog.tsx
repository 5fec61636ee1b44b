import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface ProofProps {
  /** The typed password; null where Google will be asked instead. */
  password: string | null;
  onPassword: (password: string) => void;
  /** Says that the account is to be deleted. */
  deletes?: boolean;
}

/** Where somebody proves who they are: by their password, or by Google, which will ask them. */
export function Proof({ password, onPassword, deletes = false }: ProofProps) {
  const t = useText();
  if (password === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(deletes ? 'account.delete.confirm-google' : 'account.proof-google')}
      </Typography>
    );
  return (
    <TextInput
      label={t('account.password')}
      type="password"
      autoComplete="current-password"
      value={password}
      hint={t(deletes ? 'account.delete.confirm' : 'account.proof')}
      onChange={(event) => onPassword(event.target.value)}
    />
  );
}

interface AccountDialogProps {
  title: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Paints that button in bitters red. */
  removes?: boolean;
  failure: string | null;
  /** True if every required field is filled in. */
  complete: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog that changes the account. */
export function AccountDialog(props: AccountDialogProps) {
  const { title, confirm, removes = false, failure, complete, busy, onConfirm, onClose, children } = props;
  const t = useText();
  const id = useId();
  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !busy) onConfirm();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={removes ? 'bitters' : 'primary'}
            disabled={!complete}
            loading={busy}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
