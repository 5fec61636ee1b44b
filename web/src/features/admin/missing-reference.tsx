import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** An address below `/admin/reference` that names nothing. */
export function MissingReference() {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <PageHeading>{t('admin.heading')}</PageHeading>
      <Typography>{t('admin.missing')}</Typography>
      <Button component={Link} to={PATHS.adminReference} variant="outlined">
        {t('admin.back')}
      </Button>
    </Box>
  );
}
