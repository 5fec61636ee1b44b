import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { announcement } from '#lib/browser/announcer.ts';
import { useOnline } from '#lib/browser/online.ts';
import { openEvenings } from '#lib/browser/open-evenings.ts';
import { useStore } from '#lib/browser/store.ts';
import { toasts } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { placeKey, SCROLL_STORE } from '#lib/place-key.ts';
import { IngredientsIcon, OfflineIcon, ProfileIcon, RecipesIcon, SearchIcon } from '#ui/icons/door.tsx';
import { Header } from './header.tsx';
import { LEAVE_DIALOG, leaveQuestion } from './leaving.ts';
import navigation from './navigation.module.css';
import { sectionOf } from './sections.ts';
import styles from './shell.module.css';

/** Reads out what happened where the eye sees it anyway. */
function LiveRegion() {
  const { text, count } = useStore(announcement);
  // Alternating blank: the same text twice has to be a change of the region.
  return (
    <div role="status" className={styles.spoken}>
      {text + (count % 2 === 0 ? '' : ' ')}
    </div>
  );
}

const ITEMS = [
  { to: PATHS.menu, label: 'navigation.recipes', icon: RecipesIcon },
  { to: PATHS.barCabinet, label: 'navigation.ingredients', icon: IngredientsIcon },
  { to: PATHS.search, label: 'navigation.search', icon: SearchIcon },
  { to: PATHS.profile, label: 'navigation.profile', icon: ProfileIcon },
] as const;

/**
 * The four destinations, of which the one the reader is in is marked: a bar at the foot of narrow screens,
 * within the thumb's reach; at the side of wide ones.
 */
function Navigation() {
  const t = useText();
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const orders = useStore(openEvenings).reduce((sum, evening) => sum + evening.orders, 0);
  const currentOf = (to: string) => (to === pathname ? 'page' : to === section ? 'true' : undefined);
  return (
    <nav className={navigation.bar} aria-label={t('navigation.label')}>
      <ul className={navigation.list}>
        {ITEMS.map(({ to, label, icon: ItemIcon }) => (
          <li key={to}>
            <Link to={to} className={navigation.item} aria-current={currentOf(to)}>
              <ItemIcon />
              {t(label)}
              {to === PATHS.menu && orders > 0 && (
                <span className={navigation.badge} aria-label={t('evening.orders', { count: orders })}>
                  {orders}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says that there is no network, and that nothing is lost by it. */
function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline} data-above>
          <OfflineIcon size={20} />
          {t('offline.notice')}
        </p>
      )}
    </div>
  );
}

const ToastHost = lazyOptional(async () => (await import('#ui/kit/toast-host.tsx')).ToastHost);

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
