import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { keptBar } from '#lib/browser/kept-bar.ts';
import { PATHS } from '#lib/page-paths.ts';
import { NotFoundPage } from './error-pages.tsx';
import { useLogout } from './frame/leaving.ts';
import { Outline } from './frame/outline.tsx';
import { FEED, MEMBER_FRAME, VERIFY_NOTICE, VERIFY_PAGE } from './pages.ts';

/** Lets administrators pass; others find nothing. The rules guard the data, this only the view. */
export function AdminOnly() {
  const session = useSession();
  return session.state === 'signed-in' && session.user.admin ? <Outlet /> : <NotFoundPage />;
}

/**
 * The place of the screens behind the guard, in the frame they share. A new key for a new user: no screen
 * keeps what it knew of the one before.
 */
function MemberArea({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <Suspense key={uid} fallback={null}>
      <MEMBER_FRAME.Component>{children}</MEMBER_FRAME.Component>
    </Suspense>
  );
}

/** `/`: the feed for verified users, or the bottles they bring along; the landing page for everybody else. */
export function HomePage() {
  const session = useSession();
  if (session.state === 'unknown') return <Outline />;
  if (session.state === 'signed-out') return <LandingPage />;
  if (!session.user.emailVerified) return <UnverifiedVisitor />;
  if (keptBar() !== null) return <Navigate to={PATHS.fillBarCabinet} replace />;
  return (
    <MemberArea uid={session.user.uid}>
      <FEED.Page />
    </MemberArea>
  );
}

function UnverifiedVisitor() {
  const { leave } = useLogout(true);
  return <LandingPage notice={<VERIFY_NOTICE.Component onLogout={leave} />} />;
}

/** Where a visitor wanted to go before the guard sent them to the login. */
export interface LoginState {
  from?: string;
}

/** Lets verified users pass; others verify, or log in and come back to where they wanted to go. */
export function VerifiedOnly() {
  const session = useSession();
  const location = useLocation();
  switch (session.state) {
    case 'unknown':
      return <Outline />;
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
  return <VERIFY_PAGE.Component onLogout={leave} />;
}
