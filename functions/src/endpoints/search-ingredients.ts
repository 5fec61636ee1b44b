import { searchIngredients as search } from '../services/search.ts';
import type { Handler } from './call.ts';

/** POST /api/search/ingredients */
export const searchIngredients: Handler<'searchIngredients'> = async ({ body }) => ({
  answer: await search(body),
});
