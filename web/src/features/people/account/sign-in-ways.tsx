import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useFreshUser } from '#data/session/fresh-user.ts';
import {
  hasLocalAccounts,
  linkGoogle,
  linkLocalGoogleAccount,
  type LocalAccount,
  readyPopup,
  unlinkGoogle,
} from '#data/session/google.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { AccountDialog, Proof } from './account-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useAccountFailure, useChange } from './use-change.ts';

/** Asks before Google is taken away as a way to log in. */
function UnlinkDialog({ user, onClose }: { user: AuthenticatedUser; onClose: () => void }) {
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
      <Proof password={change.password} onPassword={change.setPassword} />
    </AccountDialog>
  );
}

/** Links Google to the account by its popup, or by the local chooser, open while `choosing`. */
function useGoogleLink() {
  const t = useText();
  const failureOf = useAccountFailure('change');
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // A popup that could not be readied is readied by the click, and says what is wrong.
    void whenIdle().then(() => readyPopup('needed').catch(() => undefined));
  }, []);
  const link = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      if ((await work()) !== false) showToast(t('account.google.linked'), { tone: 'success' });
    } catch (error) {
      logFailure('Google could not be linked', error);
      setFailure(failureOf(error).text);
    } finally {
      setBusy(false);
    }
  };
  const startByPopup = () => void link(linkGoogle);
  return {
    choosing,
    busy,
    failure,
    start: () => (hasLocalAccounts() ? setChoosing(true) : startByPopup()),
    startByPopup,
    choose: (account: LocalAccount) => void link(() => linkLocalGoogleAccount(account)),
    cancel: () => setChoosing(false),
  };
}

const LocalAccountDialog = lazyDialog(
  async () => (await import('#ui/local-account-dialog.tsx')).LocalAccountDialog,
);

/** One way to log in: what it is, how it stands, and what may be done about it. */
function Way({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{label}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** How somebody logs in: address, password, Google; each with the way to change it. */
export function SignInWays({ user }: { user: AuthenticatedUser }) {
  const t = useText();
  const [open, setOpen] = useState<'email' | 'password' | 'unlink' | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const google = useGoogleLink();
  const close = () => setOpen(null);
  const waiting = asked !== null && asked.toLowerCase() !== user.email.toLowerCase();
  useFreshUser(waiting);
  // The address itself stands at the head of the page.
  const googleText =
    user.google === null || user.google === user.email
      ? t(user.google === null ? 'account.google.none' : 'account.google.there')
      : user.google;
  return (
    <>
      {waiting && <Banner tone="notice">{t('account.email.asked', { email: asked })}</Banner>}
      {google.failure !== null && <Banner tone="error">{google.failure}</Banner>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        <Way label={t('account.email')} value={t('account.email.use')}>
          <Button variant="outlined" onClick={() => setOpen('email')}>
            {t('account.email.change')}
          </Button>
        </Way>
        <Way
          label={t('account.password')}
          value={t(user.hasPassword ? 'account.password.there' : 'account.password.none')}
        >
          <Button variant="outlined" onClick={() => setOpen('password')}>
            {t(user.hasPassword ? 'account.password.change' : 'account.password.add')}
          </Button>
        </Way>
        <Way label={t('account.google')} value={googleText}>
          {user.google === null ? (
            <Button variant="outlined" loading={google.busy} onClick={google.start}>
              {t('account.google.link')}
            </Button>
          ) : (
            // Without a password nobody could come in any more.
            user.hasPassword && (
              <Button variant="outlined" onClick={() => setOpen('unlink')}>
                {t('account.google.unlink')}
              </Button>
            )
          )}
        </Way>
      </Box>
      {open === 'email' && <EmailDialog user={user} onClose={close} onAsked={setAsked} />}
      {open === 'password' && <PasswordDialog user={user} onClose={close} />}
      {open === 'unlink' && <UnlinkDialog user={user} onClose={close} />}
      {google.choosing && (
        <LocalAccountDialog onClose={google.cancel} onChoose={google.choose} onPopup={google.startByPopup} />
      )}
    </>
  );
}
