import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LAYOUT } from '@cellaret/domain/limits';
import { useText } from '#lib/i18n/i18n.ts';
import { useStore } from '#lib/store.ts';
import { toasts } from '#lib/toasts.ts';
import { Header } from './header.tsx';
import { LAYOUT_PX } from './layout.ts';
import { LiveRegion } from './live-region.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

const Main = styled('main')({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: `${LAYOUT_PX.header + 8}px 16px calc(${LAYOUT_PX.bottomBar + 24}px + env(safe-area-inset-bottom))`,
  [`@media (min-width: ${LAYOUT.mobileBreakpointPx}px)`]: {
    paddingBlock: `${LAYOUT_PX.header + 16}px 48px`,
    paddingInline: `${LAYOUT_PX.sideBar + 24}px 32px`,
  },
});

const Column = styled('div')({ maxWidth: 1120, marginInline: 'auto' });

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  left: 16,
  top: -80,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: 8 },
}));

/** The layout of every screen: header, navigation, content, and the places where the app speaks. */
export function Shell() {
  const t = useText();
  const spoken = useStore(toasts).length > 0;
  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // The address stays as it is: a hash would be a page of its own for Back.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('header.skip')}
      </SkipLink>
      <Header />
      <Navigation />
      <Main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        <Column>
          <OfflineNotice />
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </Column>
      </Main>
      <LiveRegion />
      {spoken && (
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
