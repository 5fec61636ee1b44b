import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LAYOUT } from '@cellaret/domain/limits';
import { logout, useSession } from '#data/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { DISPLAY_STACK } from '#ui/display-face.ts';
import { LAYOUT_PX } from './layout.ts';
import { useSlidingHeader } from './use-sliding-header.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar + 1,
  insetInline: 0,
  top: 0,
  height: LAYOUT_PX.header,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 'max(16px, env(safe-area-inset-left))',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
  backdropFilter: 'blur(8px)',
  willChange: 'transform',
  [`@media (min-width: ${LAYOUT.mobileBreakpointPx}px)`]: { paddingInline: 24 },
}));

const Logo = styled(Link)(({ theme }) => ({
  marginInlineEnd: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  fontFamily: DISPLAY_STACK,
  fontSize: '1.5rem',
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
}));

/** The product's name, and the way in or out. */
export function Header() {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const session = useSession();
  useSlidingHeader(bar);
  return (
    <Bar ref={bar}>
      <Logo to={PATHS.home} aria-label={t('header.home')}>
        Cellaret
      </Logo>
      {session.state === 'signed-in' ? <LogoutButton /> : <Entrances />}
    </Bar>
  );
}

function Entrances() {
  const t = useText();
  return (
    <>
      <Button component={Link} to={PATHS.login} size="small">
        {t('header.login')}
      </Button>
      <Button component={Link} to={PATHS.register} size="small" variant="outlined">
        {t('header.register')}
      </Button>
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
    <Button size="small" disabled={busy} onClick={() => void onClick()}>
      {t('header.logout')}
    </Button>
  );
}
