import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useSession } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { DeleteIcon } from '#ui/icons/actions.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SignInWays } from './sign-in-ways.tsx';

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem' }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

/** Actions on the whole account: change the login, download the data, delete it. */
export function AccountSection() {
  const t = useText();
  const session = useSession();
  const [deleting, setDeleting] = useState(false);
  if (session.state !== 'signed-in') return null;
  return (
    <Box sx={{ display: 'grid', gap: 4, mt: 4, pt: 3, maxWidth: 560, borderTop: 1, borderColor: 'divider' }}>
      <Part id="account-sign-in" heading={t('account.sign-in.heading')}>
        <SignInWays user={session.user} />
      </Part>
      <Part id="account-download" heading={t('account.download.heading')}>
        <DataDownload />
      </Part>
      <Part id="account-delete" heading={t('account.delete.heading')}>
        <Typography color="textSecondary">{t('account.delete.text')}</Typography>
        <Button
          variant="outlined"
          color="bitters"
          startIcon={<DeleteIcon />}
          onClick={() => setDeleting(true)}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('account.delete.button')}
        </Button>
      </Part>
      {deleting && <DeleteDialog user={session.user} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
