import { readRecipe } from '../services/recipes.ts';
import type { Handler } from './call.ts';

/** GET /api/recipe/{id} */
export const getRecipe: Handler<'getRecipe'> = async ({ params }) => {
  const answer = await readRecipe(params.id);
  return { answer, version: answer.version };
};
