import { lazy, Suspense, useState } from 'react';
import { hasLocalAccounts, signInWithGoogle } from '#data/sign-in.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { GoogleMark } from '#ui/icons/google.tsx';
import { PlainButton } from '#ui/plain/button.tsx';

const LocalAccountDialog = lazy(async () => ({
  default: (await import('./local-account-dialog.tsx')).LocalAccountDialog,
}));

interface GoogleButtonProps {
  /** Gets the text to show, null when a new attempt starts. */
  onFailure: (text: string | null) => void;
}

/**
 * 'Sign in with Google'. Whoever shows it is replaced when the session changes. It stays usable while a popup is open: a new popup
 * takes the place of the pending one.
 */
export function GoogleButton({ onFailure }: GoogleButtonProps) {
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  const popup = async () => {
    onFailure(null);
    try {
      await signInWithGoogle();
    } catch (failure) {
      logFailure('Google sign-in failed', failure);
      onFailure(t('login.google-failed'));
    }
  };
  return (
    <>
      <PlainButton
        variant="outlined"
        ink
        onClick={() => (hasLocalAccounts() ? setChoosing(true) : void popup())}
      >
        <GoogleMark />
        {t('login.google')}
      </PlainButton>
      {choosing && (
        <Suspense fallback={null}>
          <LocalAccountDialog
            onClose={() => setChoosing(false)}
            onFailure={onFailure}
            onPopup={() => void popup()}
          />
        </Suspense>
      )}
    </>
  );
}
