import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '#lib/i18n/i18n.ts';

/** A cabinet or menu on its way, in the place it will have. */
export function ShelfSkeleton() {
  const t = useText();
  return (
    <Box role="status" aria-label={t('bar-cabinet.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" width="50%" height={40} />
      <Skeleton variant="rounded" height={72} sx={{ maxWidth: 420 }} />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={72} />
      ))}
    </Box>
  );
}
