import Typography from '@mui/material/Typography';
import { unlinkGoogle } from '#data/session/google.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AccountDialog } from './account-dialog.tsx';
import { Proof } from './proof.tsx';
import { useChange } from './use-change.ts';

/** Asks before Google is taken away as a way to log in. */
export function UnlinkDialog({ user, onClose }: { user: AuthenticatedUser; onClose: () => void }) {
  const t = useText();
  const change = useChange(user);
  const unlink = async () => {
    if (!(await change.run(unlinkGoogle))) return;
    showToast(t('account.google.unlinked'), { tone: 'success' });
    onClose();
  };
  return (
    <AccountDialog
      title={t('account.google.unlink-title')}
      confirm={t('account.google.unlink')}
      failure={change.failure}
      complete={change.proven}
      busy={change.busy}
      onConfirm={() => void unlink()}
      onClose={onClose}
    >
      <Typography>{t('account.google.unlink-text')}</Typography>
      <Proof
        password={change.password}
        hint={t('account.proof')}
        googleHint={t('account.proof-google')}
        onPassword={change.setPassword}
      />
    </AccountDialog>
  );
}
