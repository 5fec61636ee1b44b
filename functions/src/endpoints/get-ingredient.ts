import { ingredientAnswerOf, readIngredient } from '../services/ingredients.ts';
import type { Handler } from './call.ts';

/** GET /api/ingredient/{id} */
export const getIngredient: Handler<'getIngredient'> = async ({ params }) => {
  const ingredient = await readIngredient(params.id);
  return { answer: ingredientAnswerOf(ingredient), version: ingredient.version };
};
