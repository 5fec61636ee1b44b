import { useSession } from '#data/session/session.ts';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { VerifyEmailNotice } from '#features/people/sign-in/verify-email-notice.tsx';
import { useLogout } from './frame/leaving.ts';
import { MemberArea } from './frame/member-area.tsx';
import { FEED } from './pages.ts';

/** `/`: the feed for verified users, the landing page for everybody else. */
export function HomePage() {
  const session = useSession();
  if (session.state !== 'signed-in') return <LandingPage />;
  if (!session.user.emailVerified) return <Unverified />;
  return (
    <MemberArea uid={session.user.uid}>
      <FEED.Page />
    </MemberArea>
  );
}

function Unverified() {
  const { leave } = useLogout(true);
  return <LandingPage notice={<VerifyEmailNotice onLogout={leave} />} />;
}
