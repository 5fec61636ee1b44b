import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** Any address the product does not have. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: 'flex-start', maxWidth: 560 }}>
      <PageHeading>{t('not-found.heading')}</PageHeading>
      <Typography>{t('not-found.explanation')}</Typography>
      <Button variant="contained" component={Link} to={PATHS.home}>
        {t('not-found.home')}
      </Button>
    </Stack>
  );
}
