import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';

const SCREENS = [
  { to: PATHS.adminReports, text: 'moderation.reports' },
  { to: PATHS.adminLog, text: 'moderation.log' },
  { to: PATHS.adminSubstitutes, text: 'moderation.stand-ins' },
  { to: PATHS.adminReference, text: 'moderation.reference' },
] as const;

/** The screens of administrators, with the present one marked. */
export function AdminSections() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('moderation.screens')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {SCREENS.map(({ to, text }) => {
        // The collections lie below the first of them.
        const isHere = pathname.startsWith(to);
        return (
          <Button
            key={to}
            component={Link}
            to={to}
            variant={isHere ? 'contained' : 'outlined'}
            aria-current={isHere ? 'page' : undefined}
          >
            {t(text)}
          </Button>
        );
      })}
    </Box>
  );
}
