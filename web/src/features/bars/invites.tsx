import { GIVEN_ROLES, isInviteOpen, type Bar } from '@cellaret/domain/bars/bar';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { invite, useInvites, type OpenInvite } from '#data/bars/invites.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { Choose } from './choose.tsx';
import { InviteRow } from './invite-row.tsx';
import { useDeed } from './use-deed.ts';

const DAYS = ['1', '7', '30'] as const;
const USES = ['1', '2', '5', '10', '30'] as const;

/** Invitations of a bar: its owner makes new ones and sees those that are open. */
export function Invites({ bar }: { bar: Bar }) {
  const t = useText();
  const { busy, run } = useDeed();
  const [role, setRole] = useState<(typeof GIVEN_ROLES)[number]>('keeper');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [uses, setUses] = useState<(typeof USES)[number]>('1');
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
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography variant="h2" id="invite">
          {t('bars.invite')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t(isFull ? 'bars.too-many' : 'bars.invite.text')}
        </Typography>
      </div>
      {!isFull && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
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
          <Button variant="contained" onClick={make} loading={busy}>
            {t('bars.invite.create')}
          </Button>
        </Box>
      )}
      <Open bar={bar} />
    </Box>
  );
}

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

function Open({ bar }: { bar: Bar }) {
  const t = useText();
  const now = useNow();
  const live = useInvites(bar.id);
  const all = live.state === 'ready' ? live.value : NONE;
  const reading = useReading(live, all.length === 0);
  if (reading === 'unread') return <UnreadNotice retry={() => location.reload()} />;
  if (reading === 'waiting') return <ListSkeleton label={t('common.loading')} />;
  const open = all.filter((one) => isInviteOpen(one, now));
  return (
    <Box component="section" aria-labelledby="open-invites">
      <Typography variant="h3" id="open-invites">
        {t('bars.invite.open')}
      </Typography>
      {open.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('bars.invite.none')}</Typography>
      ) : (
        <Box component="ul" aria-labelledby="open-invites" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {open.map((one) => (
            <InviteRow key={one.code} bar={bar} invite={one} beginsOpen={one.code === open[0]?.code} />
          ))}
        </Box>
      )}
    </Box>
  );
}
