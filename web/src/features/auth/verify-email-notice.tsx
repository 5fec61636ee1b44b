import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout, refreshUser } from '#data/session.ts';
import { resendVerification } from '#data/sign-in.ts';
import { announce } from '#lib/announcer.ts';
import type { MessageId } from '#lib/i18n/catalogues.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { showToast } from '#lib/toasts.ts';
import { MailIcon } from '#ui/icons/things.tsx';
import { PlainButton, PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';

/** Asks the provider whenever the visitor comes back to the page, for instance from their mail. */
function useVerificationCheck(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible')
        refreshUser().catch((failure: unknown) =>
          logFailure('The verification could not be checked', failure),
        );
    };
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, []);
}

/** What somebody sees whose email is not verified: why they wait, and the three ways on. Goes by itself once it is verified. */
export function VerifyEmailNotice() {
  const t = useText();
  const navigate = useNavigate();
  const [result, setResult] = useState<MessageId | null>(null);
  useVerificationCheck();
  const say = (id: MessageId) => {
    setResult(id);
    announce(t(id));
  };
  const resend = async () => {
    try {
      await resendVerification();
      say('verify.sent');
    } catch (failure) {
      logFailure('The verification mail could not be sent', failure);
      say('verify.not-sent');
    }
  };
  const leave = async () => {
    try {
      await logout();
      await navigate(PATHS.login, { replace: true });
    } catch (failure) {
      logFailure('Failed to logout', failure);
      // Not in the notice itself: it was taken away when the session seemed to end, and is a new one now.
      showToast(t('logout.failed'), { tone: 'error' });
    }
  };
  return (
    <div className={text.stack}>
      <div className={text.note}>
        <MailIcon size={32} />
        <p>{t('verify.text')}</p>
      </div>
      {result && <p className={text.soft}>{t(result)}</p>}
      <PlainButton variant="contained" onClick={() => void resend()}>
        {t('verify.resend')}
      </PlainButton>
      <PlainButtonLink variant="outlined" to={PATHS.home}>
        {t('verify.home')}
      </PlainButtonLink>
      <PlainButton onClick={() => void leave()}>{t('verify.logout')}</PlainButton>
    </div>
  );
}
