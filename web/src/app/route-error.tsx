import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** What a screen shows that broke: the rest of the app stays usable around it. */
export function RouteError() {
  const t = useText();
  const failure = useRouteError();
  useEffect(() => logFailure('A screen failed', failure), [failure]);
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: 'flex-start', maxWidth: 560 }}>
      <PageHeading>{t('error.heading')}</PageHeading>
      <Typography>{t('error.explanation')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('error.retry')}
      </Button>
    </Stack>
  );
}
