import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSession } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { LogoutIcon } from '#ui/icons/navigation-icons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { UnitSystemChoice } from './unit-system-choice.tsx';

/** `/profile`: who is signed in, and how they like things. */
export function ProfilePage({ onLogout }: { onLogout: () => void }) {
  const t = useText();
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const { user } = session;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 560 }}>
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
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <PageHeading>{t('profile.heading')}</PageHeading>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      <FirstSteps name={user.displayName} />
      <DisplayNameForm stored={user.displayName} />
      <UnitSystemChoice />
      <ThemeChoice />
      <LanguageChoice />
      <Button
        variant="outlined"
        startIcon={<LogoutIcon size={20} />}
        onClick={onLogout}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('header.logout')}
      </Button>
    </Box>
  );
}
