import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { AccountSection } from '#features/account/account-section.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { SettingsIcon } from '#ui/icons/things.tsx';
import { useLogout } from './leaving.ts';

/** `/profile`: the profile, for administrators the way to the reference data, and what one may do with the account as a whole. */
export function ProfileScreen() {
  const t = useText();
  const session = useSession();
  const { leave } = useLogout(true);
  return (
    <>
      <ProfilePage onLogout={leave} />
      {session.state === 'signed-in' && session.user.admin && (
        <Button
          component={Link}
          to={PATHS.adminReference}
          variant="outlined"
          startIcon={<SettingsIcon />}
          sx={{ mt: 3, width: { xs: 1, sm: 'auto' } }}
        >
          {t('account.admin.reference')}
        </Button>
      )}
      <AccountSection />
    </>
  );
}
