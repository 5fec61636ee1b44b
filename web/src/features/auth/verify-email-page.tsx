import Stack from '@mui/material/Stack';
import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

/** What stands in place of every guarded screen until the email is verified. */
export function VerifyEmailPage() {
  const t = useText();
  return (
    <Stack spacing={3} sx={{ py: 6, maxWidth: 480, marginInline: 'auto' }}>
      <PageHeading>{t('verify.heading')}</PageHeading>
      <VerifyEmailNotice />
    </Stack>
  );
}
