import { AppError } from '@cellaret/domain/core/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { exportOwnData } from '#data/session/account-export.ts';
import { useSession } from '#data/session/session.ts';
import { announce } from '#lib/browser/announcer.ts';
import { isOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { DeleteIcon, DownloadIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SignInWays } from './sign-in-ways.tsx';

/** Hands a text to the browser as a download of that name. */
function saveAsFile(filename: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** 'Download my data': everything of the user in one JSON file. */
function DataDownload() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const data = await exportOwnData();
      const day = new Date().toISOString().slice(0, 10);
      saveAsFile(`cellaret-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
      announce(t('account.download.done'));
    } catch (error) {
      // Without a network what reads may not have arrived either, which fails in words of the browser.
      const offline = !isOnline() || (error instanceof AppError && error.code === 'unavailable');
      setFailure(offline ? t('account.offline') : failureWords(t, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Typography color="textSecondary">{t('account.download.text')}</Typography>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => void download()}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('account.download.button')}
      </Button>
    </>
  );
}

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
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        mt: { xs: 4, lg: 0 },
        pt: { xs: 3, lg: 1 },
        maxWidth: 560,
        borderTop: { xs: 1, lg: 0 },
        borderColor: 'divider',
      }}
    >
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
