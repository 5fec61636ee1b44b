import { tasteCode } from '../taste/flavour.ts';
import { isLiked, LEAST_OPINIONS, likedBy, opinionsOf, type TonightInput } from './tonight.ts';

/** A palate as `tasteCode`: the mean of liked drinks, without those of this evening; null with too few. */
export function palateOf(source: Pick<TonightInput, 'marks' | 'flavour' | 'began'>): string | null {
  const liked = opinionsOf(source, isLiked, likedBy);
  if (liked.length < LEAST_OPINIONS) return null;
  const mean = source.flavour.meanOf(liked.map(({ id }) => id));
  return mean && tasteCode(mean);
}
