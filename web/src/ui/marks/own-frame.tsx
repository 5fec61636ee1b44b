import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { StarRating } from './star-rating.tsx';

interface OwnFrameProps {
  /** Half stars. */
  rating: number | null;
  onRate: (rating: number | null) => void;
  children: ReactNode;
}

/** Frame of one's own marks: stars first, then the rest. Not printed. */
export function OwnFrame({ rating, onRate, children }: OwnFrameProps) {
  const t = useText();
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', displayPrint: 'none' }}
    >
      <Typography variant="h2" id={heading}>
        {t('marks.own')}
      </Typography>
      <Box role="group" aria-label={t('marks.rating')}>
        <StarRating name="rating" value={rating} onChange={onRate} />
      </Box>
      {children}
    </Box>
  );
}
