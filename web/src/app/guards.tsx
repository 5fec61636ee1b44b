import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { VerifyEmailPage } from '#features/people/sign-in/verify-email-page.tsx';
import { PATHS } from '#lib/paths.ts';
import { useLogout } from './frame/leaving.ts';
import { MemberArea } from './frame/member-area.tsx';

/** Where a visitor wanted to go before the guard sent them to the login. */
export interface LoginState {
  from?: string;
}

/**
 * Lets verified users pass; sends signed-out visitors to the login, remembering where they came from; asks
 * others to verify.
 */
export function VerifiedOnly() {
  const session = useSession();
  const location = useLocation();
  switch (session.state) {
    case 'unknown':
      return null;
    case 'signed-out': {
      const from = location.pathname + location.search + location.hash;
      return <Navigate to={PATHS.login} replace state={{ from } satisfies LoginState} />;
    }
    case 'signed-in':
      if (!session.user.emailVerified) return <Unverified />;
      return (
        <MemberArea uid={session.user.uid}>
          <Outlet />
        </MemberArea>
      );
  }
}

function Unverified() {
  const { leave } = useLogout(true);
  return <VerifyEmailPage onLogout={leave} />;
}
