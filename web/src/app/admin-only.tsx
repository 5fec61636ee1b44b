import { Outlet } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Lets administrators pass; for everybody else there is nothing at the address. The rules guard the data,
 * this only the view.
 */
export function AdminOnly() {
  const session = useSession();
  return session.state === 'signed-in' && session.user.admin ? <Outlet /> : <NotFoundPage />;
}
