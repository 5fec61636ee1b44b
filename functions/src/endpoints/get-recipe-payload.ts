import { readRecipeInput } from '../services/recipes.ts';
import type { Handler } from './call.ts';

/** GET /api/recipe/new-recipe-payload/{id} */
export const getRecipePayload: Handler<'getRecipePayload'> = async ({ params }) => {
  const { input, version } = await readRecipeInput(params.id);
  return { answer: input, version };
};
