import { mayManage, mayWrite, type Bar } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { ownRole, useBars } from '#data/bars/bars.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { NothingHere } from '#ui/kit/nothing-here.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { BarEnd } from './bar-end.tsx';
import { GoButton } from './go-button.tsx';
import { Invites } from './invites.tsx';
import { MoveIn } from './move-in.tsx';
import { People } from './people.tsx';
import { RenameBar } from './rename-bar.tsx';

/** `/bars/{id}`: who belongs to a bar and what each may do, invitations, what moves in, and the ways out. */
export function BarPage() {
  const { id = '' } = useParams();
  const [attempt, again] = useAgain();
  return <Loading key={`${id} ${attempt}`} id={id} again={again} />;
}

function Loading({ id, again }: { id: string; again: () => void }) {
  const t = useText();
  const live = useBars();
  const bar = live.state === 'ready' ? live.value.find((one) => one.id === id) : undefined;
  const reading = useReading(live, bar === undefined);
  if (bar) return <Shown bar={bar} />;
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (reading === 'waiting') return <ListSkeleton label={t('common.loading')} />;
  return <NothingHere heading={t('bars.missing')} to={PATHS.bars} toText={t('bars.to-list')} />;
}

function Shown({ bar }: { bar: Bar }) {
  const t = useText();
  const role = ownRole(bar);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextLink to={PATHS.bars}>{t('bars.heading')}</TextLink>
        <PageHeading>{bar.bar_name}</PageHeading>
        <Typography sx={{ color: 'text.secondary' }}>{t(`bars.may.${role}`)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <GoButton id={bar.id} name={bar.bar_name} />
          {mayManage(role) && <RenameBar bar={bar} />}
        </Box>
      </Box>
      <People bar={bar} />
      {mayManage(role) && <Invites bar={bar} />}
      {mayWrite(role) && <MoveIn bar={bar} />}
      <BarEnd bar={bar} />
    </Box>
  );
}
