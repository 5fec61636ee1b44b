import { useEffect, useRef, useState } from 'react';
import {
  hasLocalAccounts,
  readyPopup,
  signInWithGoogle,
  signInWithLocalGoogleAccount,
  useRedirectFailure,
} from '#data/session/google.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { PlainButton } from '#ui/plain/button.tsx';
import type { SignInFailure } from './failure-text.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

/** The mark of the Google sign-in button, in its four colours as the provider's branding asks. */
function GoogleMark() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={4}
      aria-hidden
      style={{ flex: 'none' }}
    >
      <path stroke="#EA4335" d="M18.4 6A8.800 8.800 0 0 0 4.400 7.700" />
      <path stroke="#FBBC05" d="M4.400 7.700a8.800 8.800 0 0 0 0 8.600" />
      <path stroke="#34A853" d="M4.400 16.300a8.800 8.800 0 0 0 13.500 2.200" />
      <path stroke="#4285F4" d="M17.900 18.500A8.800 8.800 0 0 0 20.800 12H12" />
    </svg>
  );
}

const LocalAccountDialog = lazyDialog(
  async () => (await import('#ui/local-account-dialog.tsx')).LocalAccountDialog,
);

/** A popup that could not be readied is readied by the click, and says what is wrong. */
const ready = (where: 'needed' | 'everywhere') => void readyPopup(where).catch(() => undefined);

interface GoogleButtonProps {
  /** Gets what to show, null when a new attempt starts. */
  onFailure: (failure: SignInFailure | null) => void;
}

/**
 * 'Sign in with Google'. A change of the session replaces the page that shows it. It stays usable while a
 * popup is open: a new popup replaces the pending one.
 */
export function GoogleButton({ onFailure }: GoogleButtonProps) {
  const t = useText();
  const failureOf = useSignInFailure();
  const [choosing, setChoosing] = useState(false);
  const redirectFailure = useRedirectFailure();
  const fail = (failure: unknown) => {
    logFailure('Google sign-in failed', failure);
    onFailure(failureOf(t('login.google-failed'), failure));
  };
  const told = useRef(fail);
  useEffect(() => {
    told.current = fail;
  });
  useEffect(() => {
    if (redirectFailure) told.current(redirectFailure);
  }, [redirectFailure]);
  useEffect(() => void whenIdle().then(() => ready('needed')), []);
  const attempt = (signIn: () => Promise<unknown>) => {
    onFailure(null);
    signIn().catch(fail);
  };
  return (
    <>
      <PlainButton
        variant="outlined"
        ink
        onPointerEnter={() => ready('everywhere')}
        onFocus={() => ready('everywhere')}
        onClick={() => (hasLocalAccounts() ? setChoosing(true) : attempt(signInWithGoogle))}
      >
        <GoogleMark />
        {t('login.google')}
      </PlainButton>
      {choosing && (
        <LocalAccountDialog
          onClose={() => setChoosing(false)}
          onChoose={(account) => attempt(() => signInWithLocalGoogleAccount(account))}
          onPopup={() => attempt(signInWithGoogle)}
        />
      )}
    </>
  );
}
