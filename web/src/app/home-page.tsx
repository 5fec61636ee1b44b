import { Suspense } from 'react';
import { useSession } from '#data/session.ts';
import { VerifyEmailNotice } from '#features/auth/verify-email-notice.tsx';
import { LandingPage } from '#features/home/landing-page.tsx';
import { lazyPage } from './lazy-page.ts';

const FeedPage = lazyPage(() => import('#features/feed/feed-page.tsx'), 'FeedPage');

/** `/`: the feed for verified users, the landing page for everybody else. */
export function HomePage() {
  const session = useSession();
  if (session.state !== 'signed-in') return <LandingPage />;
  if (!session.user.emailVerified) return <LandingPage notice={<VerifyEmailNotice />} />;
  return (
    <Suspense key={session.user.uid} fallback={null}>
      <FeedPage />
    </Suspense>
  );
}
