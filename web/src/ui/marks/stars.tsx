import Rating from '@mui/material/Rating';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';

/** A rating to look at, in half stars. */
export function Stars({ rating }: { rating: number }) {
  const t = useText();
  return (
    <Rating
      value={rating / 2}
      precision={0.5}
      size="small"
      readOnly
      getLabelText={(stars) => t('marks.stars', { stars: formatNumber(stars) })}
    />
  );
}
