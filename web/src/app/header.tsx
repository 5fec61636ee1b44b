import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { logout, useSession } from '#data/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { Logo } from '#ui/logo.tsx';
import { PlainButton, PlainButtonLink } from '#ui/plain/button.tsx';
import styles from './header.module.css';
import { useSlidingHeader } from './use-sliding-header.ts';

/** The product's name, and the way in or out. */
export function Header() {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const session = useSession();
  useSlidingHeader(bar);
  return (
    <header ref={bar} className={styles.bar}>
      <Link className={styles.logo} to={PATHS.home} aria-label={t('header.home')}>
        <Logo />
      </Link>
      {session.state === 'signed-in' ? <LogoutButton /> : <Entrances />}
    </header>
  );
}

function Entrances() {
  const t = useText();
  return (
    <>
      <PlainButtonLink to={PATHS.login} size="small">
        {t('header.login')}
      </PlainButtonLink>
      <PlainButtonLink to={PATHS.register} size="small" variant="outlined">
        {t('header.register')}
      </PlainButtonLink>
    </>
  );
}

function LogoutButton() {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      await logout();
      await navigate(PATHS.login, { replace: true });
    } catch (failure) {
      logFailure('Failed to logout', failure);
      setBusy(false);
    }
  };
  return (
    <PlainButton size="small" disabled={busy} onClick={() => void onClick()}>
      {t('header.logout')}
    </PlainButton>
  );
}
