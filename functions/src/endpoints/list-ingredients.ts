import { listIngredients as readIngredients } from '../services/ingredients.ts';
import type { Handler } from './call.ts';

/** GET /api/ingredient */
export const listIngredients: Handler<'listIngredients'> = async ({ page }) => {
  const { rows, nextAfter } = await readIngredients(page);
  return { answer: rows, nextAfter };
};
