import type { Bar } from '@cellaret/domain/bars/bar';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMovables, type Movable } from '#data/bars/adopt.ts';
import { createBar, ownRole, useBars } from '#data/bars/bars.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { HALVES, LINED_ROW } from '#ui/kit/lists/list-styles.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { GoButton } from './go-button.tsx';
import { ownName } from './own-name.ts';
import { useAction } from './use-action.ts';

/** `/bars`: the bars one shares with others, and a new one. */
export function BarsPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  const shared = useSearchParams()[0].get('share');
  return (
    <Box sx={HALVES}>
      <div>
        <PageHeading>{t('bars.heading')}</PageHeading>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('bars.text')}</Typography>
      </div>
      {shared !== null && <BarFor cabinet={Number(shared)} />}
      <Own key={attempt} again={again} />
      {shared === null && <NewBar />}
    </Box>
  );
}

const NO_BARS: readonly Bar[] = [];

function Own({ again }: { again: () => void }) {
  const t = useText();
  const live = useBars();
  const bars = live.state === 'ready' ? live.value : NO_BARS;
  const reading = useReading(live, bars.length === 0);
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (reading === 'waiting') return <ListSkeleton label={t('common.loading')} count={3} />;
  if (bars.length === 0) return <EmptyState title={t('bars.none')} />;
  return (
    <Box component="ul" aria-label={t('bars.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...bars]
        .sort((a, b) => a.bar_name.localeCompare(b.bar_name))
        .map((bar) => (
          <Row key={bar.id} bar={bar} />
        ))}
    </Box>
  );
}

function Row({ bar }: { bar: Bar }) {
  const t = useText();
  // With the cabinet that is to be shared.
  const { search } = useLocation();
  return (
    <Box component="li" sx={{ ...LINED_ROW, flexWrap: 'wrap', minHeight: 72, py: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink to={{ pathname: PATHS.bar(bar.id), search }} dir="auto" sx={{ fontWeight: 600 }}>
          {bar.bar_name}
        </TextLink>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t(`bars.role.${ownRole(bar)}`)} · {t('bars.people.count', { count: bar.member_uids.length })}
        </Box>
      </Box>
      <GoButton id={bar.id} name={bar.bar_name} />
    </Box>
  );
}

/** A new bar for a cabinet from home, which moves in once its bar is open. */
function BarFor({ cabinet }: { cabinet: number }) {
  const t = useText();
  const live = useMovables();
  if (live.state === 'loading') return <ListSkeleton label={t('common.loading')} count={1} />;
  const home = live.state === 'ready' ? live.value : [];
  return <NewBar shared={home.find(({ kind, id }) => kind === 'bar_cabinet' && id === cabinet)} />;
}

function NewBar({ shared }: { shared?: Movable | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { busy, run } = useAction();
  const [name, setName] = useState(shared?.name ?? '');
  const trimmed = name.trim();
  const create = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (trimmed === '' || busy) return;
    let id = '';
    const made = await run(
      async () => {
        id = await createBar(trimmed, ownName());
      },
      // The question that follows says it for a cabinet that is shared, and a toast would lie over it.
      shared ? null : t('bars.created', { name: trimmed }),
    );
    if (made) await navigate({ pathname: PATHS.bar(id), search });
  };
  return (
    <Box component="section" aria-labelledby="new-bar" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="new-bar">
        {shared ? t('bars.share', { name: shared.name }) : t('bars.new')}
      </Typography>
      {shared && <Typography sx={{ color: 'text.secondary' }}>{t('bars.share.text')}</Typography>}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void create(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}
      >
        <Box sx={{ flex: '1 1 240px' }}>
          <TextInput
            label={t('bars.new.name')}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            inputProps={{ maxLength: LIMITS.name.max }}
          />
        </Box>
        <Button type="submit" variant="contained" disabled={trimmed === ''} loading={busy}>
          {t('bars.new.create')}
        </Button>
      </Box>
    </Box>
  );
}
