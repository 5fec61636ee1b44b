import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useStore } from '#lib/browser/store.ts';
import { toasts } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { placeKey, SCROLL_STORE } from '#lib/place-key.ts';
import { quietLazy } from '../start/quiet-lazy.ts';
import { Header } from './header.tsx';
import { LEAVE_DIALOG, leaveQuestion } from './leaving.ts';
import { LiveRegion } from './live-region.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './shell.module.css';

const ToastHost = quietLazy(async () => (await import('#ui/kit/toast-host.tsx')).ToastHost);

/** The layout of every screen: header, navigation, content, and the places where the app speaks. */
export function Shell() {
  const t = useText();
  const spoken = useStore(toasts).length > 0;
  const leaving = useStore(leaveQuestion);
  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // The address stays as it is: a hash would be a page of its own for Back.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('header.skip')}
      </a>
      <Header />
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>
          <OfflineNotice />
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <LiveRegion />
      {spoken && (
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <LEAVE_DIALOG.Component question={leaving} />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeKey} storageKey={SCROLL_STORE} />
    </>
  );
}
