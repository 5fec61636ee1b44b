import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogueOrReason } from '#data/catalogue/catalogue.ts';
import { inStock, useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useShownBar } from '#data/session/place.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { chosenForOne, type EveningProps, useEveningSource } from './evening-drinks.ts';
import { EveningFor } from './evening-for.tsx';
import { EveningInBar } from './evening-in-bar.tsx';

/** The evening of the reader; in a bar, if they wish, also that of everybody who says what they like. */
function Evening(props: EveningProps) {
  const source = useEveningSource(props);
  const bar = useShownBar();
  if (source === null) return <Skeleton variant="rounded" height={320} />;
  if (bar === null) return <EveningFor source={source} choose={chosenForOne} />;
  return <EveningInBar barId={bar.id} source={source} />;
}

/** `/tonight`: five drinks for this evening, what is one bottle short, what wants to be used up. */
export function TonightPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{t('tonight.title')}</PageHeading>
      <OfCabinet key={attempt} again={again} />
    </Box>
  );
}

function OfCabinet({ again }: { again: () => void }) {
  const t = useText();
  const live = useActiveBarCabinet();
  const cabinet = live.state === 'ready' ? live.value : null;
  const isEmpty = cabinet === null || inStock(cabinet).length === 0;
  const reading = useReading(live, isEmpty);
  if (!isEmpty) return <OfCatalogue cabinet={cabinet} />;
  if (reading === 'waiting') return <Skeleton variant="rounded" height={320} />;
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  return (
    <EmptyState
      title={t('tonight.no-bottles')}
      action={
        <Button variant="contained" component={Link} to={PATHS.fillBarCabinet}>
          {t('tonight.fill')}
        </Button>
      }
    />
  );
}

function OfCatalogue({ cabinet }: { cabinet: BarCabinet }) {
  const t = useText();
  const live = useCatalogueOrReason();
  const found = live.state === 'ready' ? live.value : null;
  const catalogue = typeof found === 'string' ? null : found;
  const substitutionRules = useSubstitutionRules(cabinet, catalogue);
  if (live.state === 'loading' || found === 'being-made' || substitutionRules === null)
    return <Skeleton variant="rounded" height={320} />;
  if (catalogue !== null)
    return <Evening cabinet={cabinet} catalogue={catalogue} substitutionRules={substitutionRules} />;
  // More recipes than a browser should load, or a file that could not be fetched: the API answers what can be
  // made.
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{t('tonight.no-catalogue')}</Typography>
      <Button variant="contained" component={Link} to={PATHS.whatCanIMake}>
        {t('section.what-can-i-make')}
      </Button>
    </Box>
  );
}
