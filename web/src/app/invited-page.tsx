import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { dropInvitation, keepInvitation } from '#lib/browser/invitation.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';

/** `/join/{bar}/{code}`: the invitation; for others what it is about, and a way in that leads back. */
export function InvitedPage() {
  const session = useSession();
  const { pathname } = useLocation();
  const isMember = session.state === 'signed-in' && session.user.emailVerified;
  useEffect(() => {
    if (isMember) dropInvitation();
    else keepInvitation(pathname);
  }, [isMember, pathname]);
  return session.state === 'signed-in' ? <Outlet /> : <Invited from={pathname} />;
}

function Invited({ from }: { from: string }) {
  const t = useText();
  const state = { from };
  return (
    <div className={text.page}>
      <PageHeading>{t('bars.invited')}</PageHeading>
      <p>{t('bars.invited.text')}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <PlainButtonLink to={PATHS.login} state={state} variant="contained">
          {t('header.login')}
        </PlainButtonLink>
        <PlainButtonLink to={PATHS.register} variant="outlined">
          {t('header.register')}
        </PlainButtonLink>
      </p>
    </div>
  );
}
