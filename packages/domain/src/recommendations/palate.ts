import { tasteCode } from '../taste/flavour.ts';
import { isLiked, LEAST_OPINIONS, likedBy, opinionsOf, type TonightInput } from './tonight.ts';

/**
 * What somebody likes as one taste of 22 digits, which `tasteOfCode` reads: the mean of the drinks they like most. It names none of them.
 * Null where too few are known. What is made this evening counts tomorrow, so that it is told once an evening and not with every glass.
 */
export function palateOf(source: Pick<TonightInput, 'marks' | 'flavour' | 'began'>): string | null {
  const liked = opinionsOf(source, isLiked, likedBy);
  if (liked.length < LEAST_OPINIONS) return null;
  const mean = source.flavour.meanOf(liked.map(({ id }) => id));
  return mean && tasteCode(mean);
}
