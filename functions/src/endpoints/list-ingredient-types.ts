import { listReference } from '../services/reference-lists.ts';
import type { Handler } from './call.ts';

/** GET /api/ingredienttype */
export const listIngredientTypes: Handler<'listIngredientTypes'> = async () => ({
  answer: await listReference('ingredient_types'),
});
