import { listRecipes as readRecipes } from '../services/recipes.ts';
import type { Handler } from './call.ts';

/** GET /api/recipe */
export const listRecipes: Handler<'listRecipes'> = async ({ page }) => {
  const { rows, nextAfter } = await readRecipes(page);
  return { answer: rows, nextAfter };
};
