import { tasteCode } from '../taste/flavour.ts';
import { isLiked, LEAST_OPINIONS, likedBy, opinionsOf, type TonightInput } from './tonight.ts';

/**
 * A person's palate as a `tasteCode`: the mean of their best rated drinks, without naming them. Null with too
 * few ratings. Excludes drinks made this evening, so that it changes once a day and not with every glass.
 */
export function palateOf(source: Pick<TonightInput, 'marks' | 'flavour' | 'began'>): string | null {
  const liked = opinionsOf(source, isLiked, likedBy);
  if (liked.length < LEAST_OPINIONS) return null;
  const mean = source.flavour.meanOf(liked.map(({ id }) => id));
  return mean && tasteCode(mean);
}
