import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import type { OwnFilters } from '@cellaret/domain/search/requests';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useAddressState } from '#lib/hooks/use-address-state.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { readOwn, writeOwn } from '#lib/own-address.ts';
import { PATHS } from '#lib/page-paths.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { useKeptPlace } from '#ui/kit/lists/use-kept-place.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { PossibleFromApi } from './possible-from-api.tsx';
import { PossibleHere } from './possible-here.tsx';

/** `/what-can-i-make`: follows the stock of the active cabinet. */
export function WhatCanIMakePage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading hidden>{t('section.what-can-i-make')}</PageHeading>
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
    // The chosen part stays.
    const params = new URLSearchParams(location.search);
    writeOwn(params, own);
    return params;
  },
};

function Answer({ cabinet, pending }: { cabinet: BarCabinet; pending: boolean }) {
  const catalogue = useCatalogue();
  const { state: filters, ask } = useAddressState(OWN_ADDRESS);
  const own = { filters, ask };
  const here = catalogue.state === 'ready' ? catalogue.value : null;
  const substitutionRules = useSubstitutionRules(cabinet, here);
  // Nothing more is asked for: the groups are as long as they were.
  useKeptPlace(here && WHOLE, noop);
  if (catalogue.state === 'loading' || substitutionRules === null)
    return <Skeleton variant="rounded" height={320} />;
  const asked = { cabinet, substitutionRules, own };
  return here ? (
    <PossibleHere {...asked} catalogue={here} />
  ) : (
    <PossibleFromApi {...asked} pending={pending} />
  );
}
