import { LIMITS } from '@cellaret/domain/core/limits';
import Rating from '@mui/material/Rating';
import { type Translate, useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';

const starsText = (stars: number, t: Translate): string =>
  stars === 1 ? t('marks.stars.one') : t('marks.stars', { stars: formatNumber(stars) });

/** A rating to look at, in half stars. */
export function Stars({ rating }: { rating: number }) {
  const t = useText();
  return (
    <Rating
      value={rating / 2}
      precision={0.5}
      size="small"
      readOnly
      getLabelText={(stars) => starsText(stars, t)}
    />
  );
}

const STARS = LIMITS.marks.rating.max / 2;

interface StarRatingProps {
  /** Name of the group for screen readers. */
  name: string;
  /** In half stars; null where there is none. */
  value: number | null;
  onChange: (rating: number | null) => void;
}

/** Five stars that are given by halves; the one that was given, once more, takes the rating back. */
export function StarRating({ name, value, onChange }: StarRatingProps) {
  const t = useText();
  return (
    <Rating
      name={name}
      precision={0.5}
      max={STARS}
      value={value === null ? null : value / 2}
      onChange={(_, stars) => onChange(stars === null ? null : Math.round(stars * 2))}
      getLabelText={(stars) => starsText(stars, t)}
      emptyLabelText={t('marks.stars.none')}
      size="large"
    />
  );
}
