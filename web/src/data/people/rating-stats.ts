import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { ratingStats } from '@cellaret/domain/people/marks';
import { useDocument } from '../firestore/live.ts';

/** What everybody gave a recipe, live; null where nobody did, or it is not known. The mean is null where too few did. */
export function useRatingStats(recipeId: number) {
  const live = useDocument(DOCUMENTS.ratingStats(recipeId), ratingStats);
  return live.state === 'ready' ? live.value : null;
}
