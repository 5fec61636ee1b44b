import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSharedLarder } from '#data/availability/larder.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { AdminSections } from '../sections.tsx';
import { SharedStaples } from './shared-staples.tsx';
import { StandInList } from './stand-in-list.tsx';

/**
 * `/admin/stand-ins`: what stands in for what and what is always there, for everybody, as administrators keep
 * it.
 */
export function StandInsPage() {
  const t = useText();
  const larder = useSharedLarder();
  // Without names and units there is nothing to read.
  const parts = [larder, useCatalogue(), useOptionList('quantity_units')];
  const isLoading = parts.some(({ state }) => state === 'loading');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <PageHeading>{t('stand-ins.heading')}</PageHeading>
      <AdminSections />
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t('stand-ins.text')}</Typography>
      {isLoading && <ListSkeleton label={t('common.loading')} />}
      {!isLoading && larder.state === 'error' && <UnreadNotice retry={() => location.reload()} />}
      {!isLoading && larder.state === 'ready' && (
        <>
          {/* The short list first: below the long one nobody finds it. */}
          <SharedStaples ids={larder.value.staple_ids} />
          <StandInList standIns={larder.value.standIns} />
        </>
      )}
    </Box>
  );
}
