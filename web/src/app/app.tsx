import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';

/** The whole app; nothing until it is known who uses it: no screen flashes that is not for them. */
export function App({ router }: { router: DataRouter }) {
  const session = useSession();
  return (
    <I18nProvider i18n={i18n}>
      {session.state !== 'unknown' && <RouterProvider router={router} />}
    </I18nProvider>
  );
}
