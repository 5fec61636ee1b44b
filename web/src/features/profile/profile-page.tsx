import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { logout, useSession } from '#data/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { showToast } from '#lib/toasts.ts';
import { LogoutIcon } from '#ui/icons/navigation.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { UnitSystemChoice } from './unit-system-choice.tsx';

/** `/profile`: who is signed in, and how they like things. */
export function ProfilePage() {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  if (session.state !== 'signed-in') return null;
  const { user } = session;
  const leave = async () => {
    try {
      await logout();
      await navigate(PATHS.login, { replace: true });
    } catch (failure) {
      logFailure('Failed to logout', failure);
      // Not on the page itself: it was taken away when the session seemed to end, and is a new one now.
      showToast(t('logout.failed'), { tone: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          aria-hidden
          sx={{
            width: 64,
            height: 64,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            typography: 'h2',
            bgcolor: 'primary.tint',
            color: 'primary.onTint',
          }}
        >
          {(user.displayName || user.email).slice(0, 1).toUpperCase()}
        </Box>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <PageHeading>{t('profile.heading')}</PageHeading>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      <DisplayNameForm stored={user.displayName} />
      <UnitSystemChoice />
      <ThemeChoice />
      <LanguageChoice />
      <Button
        variant="outlined"
        startIcon={<LogoutIcon size={20} />}
        onClick={() => void leave()}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('header.logout')}
      </Button>
    </Box>
  );
}
