import { searchRecipes as search } from '../services/search.ts';
import type { Handler } from './call.ts';

/** POST /api/search/recipes */
export const searchRecipes: Handler<'searchRecipes'> = async ({ uid, body }) => ({
  answer: await search(uid, body),
});
