import { LAYOUT } from '@cellaret/domain/core/layout';
import { DISPLAY_STACK } from '@cellaret/drawings/display-stack.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { PlainButton, PlainButtonLink } from '#ui/plain/button.tsx';
import styles from './header.module.css';
import { useLogout } from './leaving.ts';

const narrow = `(max-width: ${LAYOUT.mobileBreakpointPx - 0.02}px)`;

/** How far down a scroll event's container is; undefined where it is not the page or the feed. */
function positionOf(target: EventTarget | null): number | undefined {
  if (target === document) return window.scrollY;
  return target instanceof HTMLElement && target.id === 'scrollable-content' ? target.scrollTop : undefined;
}

/**
 * Slides the header up by as much as the page scrolls down, by at most 40 px, and back when it scrolls up; on
 * narrow screens only. It fades meanwhile, because it is higher than that. Writes the style itself: a render
 * per scrolled pixel would be too many.
 */
function useSlidingHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    let hidden = 0;
    const onScroll = (event: Event) => {
      const position = positionOf(event.target);
      if (position === undefined || !header.current) return;
      const travelled = position - last;
      last = position;
      const most = matchMedia(narrow).matches ? Math.min(LAYOUT.headerHidePx, Math.max(0, position)) : 0;
      hidden = Math.min(most, Math.max(0, hidden + travelled));
      const { style } = header.current;
      style.transform = hidden === 0 ? '' : `translateY(-${hidden}px)`;
      style.opacity = hidden === 0 ? '' : String(1 - hidden / LAYOUT.headerHidePx);
      const isAway = hidden === LAYOUT.headerHidePx;
      style.pointerEvents = isAway ? 'none' : '';
      document.documentElement.toggleAttribute('data-header-away', isAway);
    };
    // Captured, because scroll events of the feed's container do not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [header]);
}

/** The mark: a coupe in the arched niche of a cabinet; decoration beside the name. */
function LogoMark() {
  return (
    <svg width={32} height={32} viewBox="0 0 64 64" aria-hidden focusable="false" style={{ flex: 'none' }}>
      <path d="M6 60V32a26 26 0 0 1 52 0v28Z" style={{ fill: 'var(--c-palette-primary-main, #8A5A12)' }} />
      <path d="M10 56V32a22 22 0 0 1 44 0v24Z" fill="#221A15" />
      <path d="M17 24h30c0 11-6 18-15 18s-15-7-15-18Z" fill="#FBF7F0" />
      <path d="M19.2 28h25.6c-1 7-5.8 11.5-12.8 11.5S20.2 35 19.2 28Z" fill="#C4141E" />
      <path d="M32 42v10M24 53.5h16" stroke="#FBF7F0" strokeWidth="3" strokeLinecap="round" />
      <rect x="2" y="56" width="60" height="5" rx="2" fill="#E0B15C" />
    </svg>
  );
}

/**
 * The mark with the product's name, for the header; the link around it belongs to the shell. Where there is
 * no room the name goes to a line of its own, below the 48 px of the mark's.
 */
function Logo() {
  return (
    <span
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 10, color: 'inherit' }}
    >
      <span style={{ display: 'flex', paddingBlock: 8 }}>
        <LogoMark />
      </span>
      <span style={{ fontFamily: DISPLAY_STACK, fontSize: 'min(1.5rem, 9vw)', lineHeight: 1 }}>Cellaret</span>
    </span>
  );
}

/** The product's name, and the way in or out; neither before it is known who is there. */
export function Header() {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const session = useSession();
  const currentAt = useCurrentAt();
  useSlidingHeader(bar);
  return (
    <header ref={bar} className={styles.bar}>
      <Link
        className={styles.logo}
        to={PATHS.home}
        aria-label={t('header.home')}
        aria-current={currentAt(PATHS.home)}
      >
        <Logo />
      </Link>
      {session.state === 'signed-in' && (
        <>
          {session.user.admin && (
            <PlainButtonLink to={PATHS.adminReference} size="small">
              {t('header.admin')}
            </PlainButtonLink>
          )}
          <LogoutButton />
        </>
      )}
      {session.state === 'signed-out' && <Entrances />}
    </header>
  );
}

/** Marks the link of the header that leads to where the reader is. */
function useCurrentAt(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (to) => (to === pathname ? 'page' : undefined);
}

function Entrances() {
  const t = useText();
  const currentAt = useCurrentAt();
  return (
    <>
      <PlainButtonLink to={PATHS.login} size="small" aria-current={currentAt(PATHS.login)}>
        {t('header.login')}
      </PlainButtonLink>
      <PlainButtonLink
        to={PATHS.register}
        size="small"
        variant="outlined"
        aria-current={currentAt(PATHS.register)}
      >
        {t('header.register')}
      </PlainButtonLink>
    </>
  );
}

function LogoutButton() {
  const t = useText();
  const { busy, leave } = useLogout(false);
  return (
    <PlainButton size="small" disabled={busy} onClick={leave}>
      {t('header.logout')}
    </PlainButton>
  );
}
