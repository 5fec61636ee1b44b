import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import type { OwnFilters } from '@cellaret/domain/search/requests';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useMarks } from '#data/people/marks.ts';
import { useAddressState } from '#lib/hooks/use-address-state.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { readOwn, writeOwn } from '#lib/own-address.ts';
import { ownTags } from '#lib/own-tags.ts';
import { PATHS } from '#lib/paths.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { useKeptPlace } from '#ui/kit/lists/use-kept-place.ts';
import { OwnFilter } from '#ui/marks/own-filter.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
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
            <Button variant="contained" component={Link} to={PATHS.fillBarCabinet}>
              {t('bar-cabinet.fill.title')}
            </Button>
          }
        />
      );
  }
}

const WHOLE = { rows: [], hasMore: false };

const noop = () => undefined;

const OWN_ADDRESS = {
  read: readOwn,
  write: (own: OwnFilters) => {
    const params = new URLSearchParams();
    writeOwn(params, own);
    return params;
  },
};

function Answer({ cabinet, pending }: { cabinet: BarCabinet; pending: boolean }) {
  const t = useText();
  const catalogue = useCatalogue();
  const marked = useMarks('recipes');
  const { state: own, ask: askOwn } = useAddressState(OWN_ADDRESS);
  const here = catalogue.state === 'ready' ? catalogue.value : null;
  const substitutionRules = useSubstitutionRules(cabinet, here);
  const loading = catalogue.state === 'loading' || substitutionRules === null;
  // Nothing more is asked for: the groups are as long as they were.
  useKeptPlace(here && WHOLE, noop);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('search.explore.cabinet', { name: cabinet.bar_cabinet_name })}{' '}
        <TextLink to={PATHS.barCabinet}>{t('search.explore.to-cabinet')}</TextLink>
      </Typography>
      <Box sx={{ maxWidth: 480 }}>
        <OwnFilter
          value={own}
          used={marked.state === 'ready' ? ownTags(marked.value) : []}
          onChange={(next) => askOwn(next)}
        />
      </Box>
      {loading && <Skeleton variant="rounded" height={320} />}
      {!loading &&
        (here ? (
          <PossibleHere cabinet={cabinet} catalogue={here} substitutionRules={substitutionRules} own={own} />
        ) : (
          <PossibleFromApi
            cabinet={cabinet}
            pending={pending}
            substitutionRules={substitutionRules}
            own={own}
          />
        ))}
    </Box>
  );
}
