import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** `/` for visitors: what the product does, and the way in. `notice` takes the place of the entrances for those who are half in. */
export function LandingPage({ notice }: { notice?: ReactNode }) {
  const t = useText();
  return (
    <Stack spacing={3} sx={{ py: { xs: 4, md: 8 }, maxWidth: 640 }}>
      <PageHeading>{t('landing.heading')}</PageHeading>
      <Typography variant="subtitle1" color="text.secondary">
        {t('landing.text')}
      </Typography>
      {notice ?? (
        <Stack direction="row" spacing={2}>
          <Button variant="contained" size="large" component={Link} to={PATHS.register}>
            {t('header.register')}
          </Button>
          <Button variant="outlined" size="large" component={Link} to={PATHS.login}>
            {t('header.login')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
