import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from './kit/banner.tsx';

interface UnreadNoticeProps {
  retry: () => void;
  /** Another way on. */
  children?: ReactNode;
}

/**
 * Stands where something could not be read: says whether that is for want of a network, and lets one ask
 * again. Calm: nothing is lost.
 */
export function UnreadNotice({ retry, children }: UnreadNoticeProps) {
  const t = useText();
  const online = useOnline();
  return (
    <Banner
      tone="notice"
      action={
        <>
          <Button color="inherit" onClick={retry}>
            {t('network.try-again')}
          </Button>
          {children}
        </>
      }
    >
      {t(online ? 'network.unread' : 'network.unread-offline')}
    </Banner>
  );
}
