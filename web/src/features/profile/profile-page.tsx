import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout, useSession } from '#data/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** `/profile`: who is signed in, and their preferences. */
export function ProfilePage() {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  if (session.state !== 'signed-in') return null;
  const leave = async () => {
    try {
      await logout();
      await navigate(PATHS.login, { replace: true });
    } catch (failure) {
      logFailure('Failed to logout', failure);
      setFailed(true);
    }
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: 560 }}>
      <PageHeading>{t('profile.heading')}</PageHeading>
      <Typography>{session.user.email}</Typography>
      {failed && <Typography role="alert">{t('logout.failed')}</Typography>}
      <Button variant="outlined" onClick={() => void leave()}>
        {t('header.logout')}
      </Button>
    </Stack>
  );
}
