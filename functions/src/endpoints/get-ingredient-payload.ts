import { readIngredientInput } from '../services/ingredients.ts';
import type { Handler } from './call.ts';

/** GET /api/ingredient/new-ingredient-payload/{id} */
export const getIngredientPayload: Handler<'getIngredientPayload'> = async ({ params }) => {
  const { input, version } = await readIngredientInput(params.id);
  return { answer: input, version };
};
