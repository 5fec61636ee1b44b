import { forgetDecisions } from '../core/hidden.ts';
import { forgetReplies } from '../core/idempotency.ts';
import { reconcileIngredient } from '../ingredients/ingredient-card.ts';
import { removeHistory } from '../ingredients/ingredient-history.ts';
import { removeFolder } from '../pictures/folders.ts';
import { removeRatings } from './ratings.ts';
import { reconcileRecipe } from './recipe-card.ts';
import { forgetSharing } from './sharing.ts';

/** Rebuilds all read models of a recipe; removes everything of a deleted one. Idempotent. */
export async function settleRecipe(id: number): Promise<void> {
  const { exists } = await reconcileRecipe(id);
  if (exists) return;
  await removeFolder(id);
  await removeRatings(id);
  await forgetSharing(id);
  await forgetDecisions('recipe', id);
  await forgetReplies({ about_id: id });
}

/** Rebuilds an ingredient's own read models; removes all data of a deleted one. Idempotent. */
export async function settleIngredient(id: number): Promise<void> {
  const { exists } = await reconcileIngredient(id);
  if (exists) return;
  await removeHistory(id);
  await forgetDecisions('ingredient', id);
  await forgetReplies({ about_id: id });
}
