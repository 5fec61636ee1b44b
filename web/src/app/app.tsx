import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from 'react-router-dom';
import { useSession } from '#data/session.ts';
import { theme } from '#ui/theme.ts';
import { router } from './router.tsx';

/** The whole app; nothing at all until it is known who uses it, so that no screen flashes that is not meant for them. */
export function App() {
  const session = useSession();
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <I18nProvider i18n={i18n}>
        {session.state !== 'unknown' && <RouterProvider router={router} />}
      </I18nProvider>
    </ThemeProvider>
  );
}
