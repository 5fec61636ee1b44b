import Box from '@mui/material/Box';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';

/** Says above every screen that the account only reads. */
export function SuspendedNotice() {
  const t = useText();
  return (
    <Box data-above sx={{ mb: 3, displayPrint: 'none' }}>
      <Banner tone="error">{t('account.suspended')}</Banner>
    </Box>
  );
}
