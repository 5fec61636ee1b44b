import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { ratingStats } from '@cellaret/domain/people/marks';
import { useDocument } from '../firestore/live.ts';

/**
 * Everybody's ratings of a recipe, live; null if there are none or they are not known. The mean is null below
 * the least number of ratings.
 */
export function useRatingStats(recipeId: number) {
  const live = useDocument(DOCUMENTS.ratingStats(recipeId), ratingStats);
  return live.state === 'ready' ? live.value : null;
}
