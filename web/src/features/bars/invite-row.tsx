import type { Bar } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { inviteLink, withdrawInvite, type OpenInvite } from '#data/bars/invites.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { formatMoment } from '#lib/text/format.ts';
import { useDeed } from './use-deed.ts';

// With the drawing of QR codes.
const ShareLink = lazy(async () => ({ default: (await import('#ui/share-link.tsx')).ShareLink }));

interface InviteRowProps {
  bar: Bar;
  invite: OpenInvite;
  beginsOpen: boolean;
}

/** One invitation: whom it still lets in, its link and code, and the end of it. */
export function InviteRow({
  bar,
  invite: { code, role, expires_at, max_uses, used_count },
  beginsOpen,
}: InviteRowProps) {
  const t = useText();
  const { busy, run } = useDeed();
  const [open, setOpen] = useState(beginsOpen);
  const says = t('bars.invite.left', {
    role: t(`bars.role.${role}`),
    count: max_uses - used_count,
    date: formatMoment(expires_at),
  });
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{says}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'bars.invite.hide' : 'bars.invite.show')}
        </Button>
        <Button
          size="small"
          color="bitters"
          disabled={busy}
          onClick={() => void run(() => withdrawInvite(bar.id, code), t('bars.invite.withdrawn'))}
        >
          {t('bars.invite.withdraw')}
        </Button>
      </Box>
      {open && (
        <Suspense fallback={null}>
          <ShareLink
            link={inviteLink(bar.id, code)}
            title={bar.bar_name}
            texts={{
              link: t('bars.invite.link'),
              copy: t('bars.invite.copy'),
              copied: t('bars.invite.copied'),
              send: t('bars.invite.send'),
              qr: t('bars.invite.qr', { name: bar.bar_name }),
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
