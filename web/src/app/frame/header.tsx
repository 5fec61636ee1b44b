import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Logo } from '#ui/logo.tsx';
import { PlainButton, PlainButtonLink } from '#ui/plain/button.tsx';
import styles from './header.module.css';
import { useLogout } from './leaving.ts';
import { useSlidingHeader } from './use-sliding-header.ts';

/** The product's name, and the way in or out. */
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
      {session.state === 'signed-in' ? (
        <>
          {session.user.admin && (
            <PlainButtonLink to={PATHS.adminReference} size="small">
              {t('header.admin')}
            </PlainButtonLink>
          )}
          <LogoutButton />
        </>
      ) : (
        <Entrances />
      )}
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
