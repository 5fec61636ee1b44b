import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import text from '#ui/plain/text.module.css';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

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
