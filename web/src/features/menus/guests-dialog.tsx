import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useCabinets, usePublications } from '#data/menus/publications.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { GuestLink } from './guest-link.tsx';
import { GuestSettings } from './guest-settings.tsx';

interface GuestsDialogProps {
  menu: { id: number; name: string };
  onClose: () => void;
}

/** Shows a menu to guests: what they see, the link to it, and the way back. */
export function GuestsDialog({ menu, onClose }: GuestsDialogProps) {
  const t = useText();
  const title = useId();
  const publications = usePublications();
  const cabinets = useCabinets();
  const isReady = publications.state === 'ready' && cabinets.state === 'ready';
  const isUnread = publications.state === 'error' || cabinets.state === 'error';
  const published = isReady ? publications.value.find(({ menu_id }) => menu_id === menu.id) : undefined;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('menu.guests.title', { name: menu.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('menu.guests.about')}</Typography>
        {isUnread && <Banner tone="error">{t('menu.guests.unread')}</Banner>}
        {!isReady && !isUnread && <Skeleton variant="rounded" height={240} />}
        {isReady && published && <GuestLink publication={published} cabinets={cabinets.value} />}
        {isReady && (
          <GuestSettings
            key={published?.id ?? 'new'}
            menu={menu}
            published={published ?? null}
            cabinets={cabinets.value}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
