import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFreshUser } from '#data/session/fresh-user.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';
import { useGoogleLink } from './use-google-link.ts';

const LocalAccountDialog = lazy(async () => ({
  default: (await import('#ui/local-account-dialog.tsx')).LocalAccountDialog,
}));

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
        <Suspense fallback={null}>
          <LocalAccountDialog
            onClose={google.cancel}
            onChoose={google.choose}
            onPopup={google.startByPopup}
          />
        </Suspense>
      )}
    </>
  );
}
