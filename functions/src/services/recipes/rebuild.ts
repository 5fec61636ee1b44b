import { DOCUMENTS, FUNCTION_COLLECTIONS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { ratingStats } from '@cellaret/domain/people/marks';
import { averageOf, findIdPages, removeDocuments } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction } from '../../store/transaction.ts';
import { forgetDecisions } from '../core/hidden.ts';
import { forgetReplies } from '../core/idempotency.ts';
import { reconcileIngredient, removeHistory } from '../ingredients/ingredient-card.ts';
import { removeFolder } from '../pictures/folders.ts';
import { reconcileRecipe } from './recipe-card.ts';
import { forgetSharing } from './sharing.ts';

const PAGE = 300;

/** Recounts a recipe's ratings. The transaction locks the result, so events may repeat or reorder. */
export const rebuildRatings = (recipeId: number): Promise<void> =>
  runTransaction(async (transaction) => {
    const path = DOCUMENTS.ratingStats(recipeId);
    const [stored, recipe] = await transaction.readAll([path, DOCUMENTS.recipe(recipeId)]);
    const known = ratingStats.safeParse(stored).data;
    const { count, average } = recipe
      ? await averageOf(FUNCTION_COLLECTIONS.ratings(recipeId), 'rating')
      : { count: 0, average: null };
    const mean = count >= LIMITS.sharedRatings && average !== null ? Math.round(average * 10) / 10 : null;
    if (count === 0) {
      if (stored) transaction.remove(path);
    } else if (known?.count !== count || known.mean !== mean)
      transaction.set(path, { recipe_id: recipeId, count, mean, updated_at: SERVER_TIME });
  });

async function removeRatings(recipeId: number): Promise<void> {
  const collection = FUNCTION_COLLECTIONS.ratings(recipeId);
  for await (const uids of findIdPages(collection, { limit: PAGE }))
    await removeDocuments(uids.map((uid) => `${collection}/${uid}`));
  await rebuildRatings(recipeId);
}

/** Rebuilds all read models of a recipe; removes everything of a deleted one. Idempotent. */
export async function rebuildRecipe(id: number): Promise<void> {
  const { exists } = await reconcileRecipe(id);
  if (exists) return;
  await removeFolder(id);
  await removeRatings(id);
  await forgetSharing(id);
  await forgetDecisions('recipe', id);
  await forgetReplies({ about_id: id });
}

/** Rebuilds an ingredient's own read models; removes all data of a deleted one. Idempotent. */
export async function rebuildIngredient(id: number): Promise<void> {
  const { exists } = await reconcileIngredient(id);
  if (exists) return;
  await removeHistory(id);
  await forgetDecisions('ingredient', id);
  await forgetReplies({ about_id: id });
}
