import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmWithGoogle, confirmWithPassword, deleteAccount, hasPassword } from '#data/account.ts';
import { useSession } from '#data/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showToast } from '#lib/toasts.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useDeleteFailure } from './use-delete-failure.ts';
import { useSignInAge } from './use-sign-in-age.ts';

const LOST = [
  'account.delete.lost.shelves',
  'account.delete.lost.recipes',
  'account.delete.lost.login',
] as const;

/** Asks before an account is deleted: says what goes, wants the email typed, and a proof of identity where the sign-in is old. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const session = useSession();
  // Read once: while the account is being deleted nobody is signed in any more.
  const [email] = useState(session.state === 'signed-in' ? session.user.email : '');
  const [byPassword] = useState(hasPassword);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { stale, setStale } = useSignInAge();
  const failureOf = useDeleteFailure();
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const complete = confirmed && (!stale || !byPassword || password !== '');

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!complete || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      if (stale) await (byPassword ? confirmWithPassword(password) : confirmWithGoogle());
      await deleteAccount();
      showToast(t('account.delete.done'), { tone: 'success' });
      await navigate(PATHS.home, { replace: true });
    } catch (error) {
      const { text, needsSignIn } = failureOf(error);
      if (needsSignIn) setStale(true);
      setFailure(text);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby="delete-account-title"
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="delete-account-title">{t('account.delete.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          <Typography>{t('account.delete.goes')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
            {LOST.map((id) => (
              <li key={id}>{t(id)}</li>
            ))}
          </Box>
          <Typography color="textSecondary">{t('account.delete.stays')}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t('account.delete.type', { email })}</Typography>
          <TextInput
            label={t('account.delete.email')}
            type="email"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {stale && byPassword && (
            <TextInput
              label={t('account.delete.password')}
              type="password"
              autoComplete="current-password"
              value={password}
              hint={t('account.delete.confirm')}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {stale && !byPassword && (
            <Typography variant="body2" color="textSecondary">
              {t('account.delete.confirm-google')}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="bitters" disabled={!complete} loading={busy}>
            {t('account.delete.button')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
