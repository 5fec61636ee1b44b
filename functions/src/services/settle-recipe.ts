import { removeFolder } from './folders.ts';
import { reconcileRecipe } from './recipe-card.ts';

/** Makes everything that follows from a recipe so; one that is gone takes its pictures along. Safe to repeat. */
export async function settleRecipe(id: number): Promise<void> {
  const { exists } = await reconcileRecipe(id);
  if (!exists) await removeFolder(id);
}
