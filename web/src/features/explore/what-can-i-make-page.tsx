import type { BarCabinet } from '@cellaret/domain/bar-cabinet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useAgain } from '#lib/use-again.ts';
import { useReading } from '#lib/use-reading.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { useKeptPlace } from '#ui/kit/use-kept-place.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { PossibleFromApi } from './possible-from-api.tsx';
import { PossibleHere } from './possible-here.tsx';

/** `/what-can-i-make`: follows the stock of the active cabinet. */
export function WhatCanIMakePage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('section.what-can-i-make')}</PageHeading>
      <SectionLinks section="search" />
      <OfCabinet key={attempt} again={again} />
    </Box>
  );
}

function OfCabinet({ again }: { again: () => void }) {
  const t = useText();
  const live = useActiveBarCabinet();
  const cabinet = live.state === 'ready' ? live.value : null;
  const reading = useReading(live, cabinet === null);
  if (live.state === 'ready' && cabinet !== null) return <Answer cabinet={cabinet} pending={live.pending} />;
  switch (reading) {
    case 'waiting':
      return <Skeleton variant="rounded" height={240} />;
    case 'unread':
      return <UnreadNotice retry={again} />;
    case 'read':
      return (
        <EmptyState
          title={t('search.explore.no-cabinet')}
          action={
            <Button variant="contained" component={RouterLink} to={PATHS.barCabinet}>
              {t('search.explore.to-cabinet')}
            </Button>
          }
        />
      );
  }
}

const WHOLE = { rows: [], hasMore: false };

const noop = () => undefined;

function Answer({ cabinet, pending }: { cabinet: BarCabinet; pending: boolean }) {
  const t = useText();
  const catalogue = useCatalogue();
  const here = catalogue.state === 'ready' ? catalogue.value : null;
  // Nothing more is asked for: the groups are as long as they were.
  useKeptPlace(here && WHOLE, noop);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('search.explore.cabinet', { name: cabinet.bar_cabinet_name })}{' '}
        <Link component={RouterLink} to={PATHS.barCabinet}>
          {t('search.explore.to-cabinet')}
        </Link>
      </Typography>
      {catalogue.state === 'loading' && <Skeleton variant="rounded" height={320} />}
      {here ? (
        <PossibleHere cabinet={cabinet} catalogue={here} />
      ) : (
        catalogue.state !== 'loading' && <PossibleFromApi cabinet={cabinet} pending={pending} />
      )}
    </Box>
  );
}
