import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { HouseStaples } from './house-staples.tsx';
import { HouseSwaps } from './house-swaps.tsx';

/**
 * `/bar-cabinet/rules`: what is always there at this person's, and what the selected cabinet takes for what.
 */
export function HouseRulesPage() {
  const t = useText();
  const cabinet = useActiveBarCabinet();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PageHeading>{t('bar-cabinet.rules')}</PageHeading>
        <SectionLinks section="ingredients" />
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {t('bar-cabinet.rules.text')}
        </Typography>
      </Box>
      {cabinet.state === 'loading' && <Skeleton variant="rounded" height={160} />}
      {cabinet.state === 'error' && <UnreadNotice retry={() => location.reload()} />}
      {cabinet.state === 'ready' && cabinet.value && <HouseSwaps cabinet={cabinet.value} />}
      <HouseStaples />
    </Box>
  );
}
