import { styled } from '@mui/material/styles';
import { useText } from '#lib/i18n/i18n.ts';
import { useOnline } from '#lib/online.ts';
import { OfflineIcon } from '#ui/icons/things.tsx';

const Strip = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  padding: '8px 16px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  backgroundColor: theme.vars.palette.well,
}));

/** Says that there is no network, and that nothing is lost by it. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip>
          <OfflineIcon size={20} />
          {t('offline.notice')}
        </Strip>
      )}
    </div>
  );
}
