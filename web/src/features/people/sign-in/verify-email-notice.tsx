import { useState } from 'react';
import { useFreshUser } from '#data/session/fresh-user.ts';
import { resendVerification } from '#data/session/sign-in.ts';
import { announce } from '#lib/browser/announcer.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { MailIcon } from '#ui/icons/door.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButton, PlainButtonLink } from '#ui/plain/button.tsx';
import text from '#ui/plain/text.module.css';

/** Notice for an unverified email: the reason, and three ways on. It closes by itself after verification. */
export function VerifyEmailNotice({ onLogout }: { onLogout: () => void }) {
  const t = useText();
  const [result, setResult] = useState<MessageId | null>(null);
  useFreshUser(true);
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
      <PlainButton onClick={onLogout}>{t('verify.logout')}</PlainButton>
    </div>
  );
}

/** Replaces every guarded screen until the email is verified. */
export function VerifyEmailPage({ onLogout }: { onLogout: () => void }) {
  const t = useText();
  return (
    <div className={text.page}>
      <PageHeading>{t('verify.heading')}</PageHeading>
      <VerifyEmailNotice onLogout={onLogout} />
    </div>
  );
}
