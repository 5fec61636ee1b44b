import { AppError } from '@cellaret/domain/core/errors';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { exportOwnData } from '#data/session/account-export.ts';
import { announce } from '#lib/browser/announcer.ts';
import { isOnline } from '#lib/browser/online.ts';
import { saveAsFile } from '#lib/browser/save-file.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { DownloadIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';

/** 'Download my data': everything of the user in one JSON file. */
export function DataDownload() {
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
