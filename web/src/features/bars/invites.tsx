import { type Bar, GIVEN_ROLES, isInviteOpen } from '@cellaret/domain/bars/bar';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { invite, inviteLink, type OpenInvite, useInvites, withdrawInvite } from '#data/bars/invites.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { formatMoment } from '#lib/text/format.ts';
import { Folded } from '#ui/kit/folded.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { Choose } from './choose.tsx';
import { useAction } from './use-action.ts';

// With the drawing of QR codes.
const ShareLink = lazyOptional(async () => (await import('#ui/share-link.tsx')).ShareLink);

interface InviteRowProps {
  bar: Bar;
  invite: OpenInvite;
  beginsOpen: boolean;
}

/** One invitation: whom it still lets in, its link and code, and the end of it. */
function InviteRow({
  bar,
  invite: { code, role, expires_at, max_uses, used_count },
  beginsOpen,
}: InviteRowProps) {
  const t = useText();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(beginsOpen);
  const says = t('bars.invite.left', {
    role: t(`bars.role.${role}`),
    count: max_uses - used_count,
    date: formatMoment(expires_at),
  });
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{says}</Box>
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
    </Box>
  );
}

const DAYS = ['1', '7', '30'] as const;
const USES = ['1', '2', '5', '10', '30'] as const;

const NONE: readonly OpenInvite[] = [];

/** How often what has expired meanwhile is looked for. */
const MINUTE_MS = 60_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Invitations of a bar: the open ones with their codes, and how a new one is made. */
export function Invites({ bar }: { bar: Bar }) {
  const t = useText();
  const { busy, run } = useAction();
  const [role, setRole] = useState<(typeof GIVEN_ROLES)[number]>('keeper');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [uses, setUses] = useState<(typeof USES)[number]>('1');
  const now = useNow();
  const live = useInvites(bar.id);
  const all = live.state === 'ready' ? live.value : NONE;
  const reading = useReading(live, all.length === 0);
  const open = all.filter((one) => isInviteOpen(one, now));
  const isFull = bar.member_uids.length >= LIMITS.bars.people;
  const make = (): void =>
    void run(
      () => invite(bar.id, bar.bar_name, { role, days: Number(days), max_uses: Number(uses) }),
      t('bars.invite.made'),
    );
  return (
    <Box
      component="section"
      aria-labelledby="invite"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography variant="h2" id="invite">
          {t('bars.invite')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t(isFull ? 'bars.too-many' : 'bars.invite.text')}
        </Typography>
      </div>
      {reading === 'unread' && <UnreadNotice retry={() => location.reload()} />}
      {reading === 'waiting' && <ListSkeleton label={t('common.loading')} />}
      {open.length > 0 && (
        <Box component="ul" aria-label={t('bars.invite.open')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {open.map((one) => (
            <InviteRow key={one.code} bar={bar} invite={one} beginsOpen={one.code === open[0]?.code} />
          ))}
        </Box>
      )}
      {!isFull && (
        <>
          <Button
            variant={open.length > 0 ? 'outlined' : 'contained'}
            onClick={make}
            loading={busy}
            sx={{ justifySelf: 'start' }}
          >
            {t('bars.invite.create')}
          </Button>
          <Folded>
            <summary>{t('bars.invite.options')}</summary>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <Choose
                label={t('bars.invite.role')}
                value={role}
                options={GIVEN_ROLES.map((one) => ({ value: one, text: t(`bars.role.${one}`) }))}
                onChange={setRole}
              />
              <Choose
                label={t('bars.invite.days')}
                value={days}
                options={DAYS.map((one) => ({
                  value: one,
                  text: t('bars.invite.days.n', { count: Number(one) }),
                }))}
                onChange={setDays}
              />
              <Choose
                label={t('bars.invite.uses')}
                value={uses}
                options={USES.map((one) => ({
                  value: one,
                  text: t('bars.people.count', { count: Number(one) }),
                }))}
                onChange={setUses}
              />
            </Box>
          </Folded>
        </>
      )}
    </Box>
  );
}
