import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useShelves } from '#data/cabinets/shelves.ts';
import { useMayChange } from '#data/session/place.ts';
import { expectsStock, leaveStockedHint } from '#lib/browser/feed-hints.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { EmptyShelf } from '#ui/kit/empty-shelf.tsx';

/** As high as the card, so that what stands below it does not move when it comes. */
const HEIGHT = { xs: 392, sm: 364 };

/**
 * The first hint for a person without bottles: the way to the cabinet. Nothing for everybody else, or before
 * the server has answered.
 */
export function FirstSteps({ name }: { name: string }) {
  const t = useText();
  const cabinets = useShelves(BAR_CABINETS);
  const mayChange = useMayChange();
  const stocked =
    cabinets.state === 'ready' &&
    cabinets.value.some(({ items }) => Object.values(items).some((item) => !item.is_deleted));
  useEffect(() => {
    if (stocked) leaveStockedHint();
  }, [stocked]);
  const reading = useReading(cabinets, !stocked);
  if (stocked || !mayChange || reading === 'unread') return null;
  if (reading === 'waiting')
    return !expectsStock() ? (
      <Skeleton variant="rounded" sx={{ height: HEIGHT, borderRadius: '16px' }} />
    ) : null;
  return (
    <Box
      component="section"
      aria-labelledby="first-steps"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        boxSizing: 'border-box',
        minHeight: HEIGHT,
        p: 3,
        borderRadius: '16px',
        bgcolor: 'background.paper',
        boxShadow: 1,
      }}
    >
      <EmptyShelf width={220} />
      <Typography id="first-steps" variant="h2" sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>
        {name === '' ? t('profile.first.title') : t('profile.first.title-name', { name })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
        {t('profile.first.text')}
      </Typography>
      <Button variant="contained" size="large" component={Link} to={PATHS.fillBarCabinet}>
        {t('profile.first.action')}
      </Button>
    </Box>
  );
}
