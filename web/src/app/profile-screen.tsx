import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { AccountSection } from '#features/people/account/account-section.tsx';
import { ProfilePage } from '#features/people/profile-page.tsx';
import { keptInvitation } from '#lib/browser/invitation.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { WarningIcon } from '#ui/icons/door.tsx';
import { SettingsIcon } from '#ui/icons/things.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { useLogout } from './frame/leaving.ts';

const ADMIN_SCREENS = [
  { to: PATHS.adminReports, text: 'account.admin.reports', Icon: WarningIcon },
  { to: PATHS.adminReference, text: 'account.admin.reference', Icon: SettingsIcon },
] as const;

/**
 * `/profile`: the profile, for administrators the ways to reports and reference data, and what one may do
 * with the account as a whole.
 */
export function ProfileScreen() {
  const t = useText();
  const session = useSession();
  const { leave } = useLogout(true);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 560px))' },
        columnGap: 8,
        alignItems: 'start',
      }}
    >
      <div>
        <Invitation />
        <ProfilePage onLogout={leave} />
        {session.state === 'signed-in' &&
          session.user.admin &&
          ADMIN_SCREENS.map(({ to, text, Icon }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              variant="outlined"
              startIcon={<Icon />}
              sx={{ mt: 3, mr: { sm: 1 }, width: { xs: 1, sm: 'auto' } }}
            >
              {t(text)}
            </Button>
          ))}
      </div>
      <AccountSection />
    </Box>
  );
}

/** Registration ends here; a person with an invitation goes on to it. */
function Invitation() {
  const t = useText();
  const path = keptInvitation();
  return (
    path !== null && (
      <Box sx={{ mb: 3, maxWidth: 560 }}>
        <Banner
          tone="notice"
          action={
            <Button component={Link} to={path} color="inherit">
              {t('bars.invited.open')}
            </Button>
          }
        >
          {t('bars.invited.waiting')}
        </Banner>
      </Box>
    )
  );
}
