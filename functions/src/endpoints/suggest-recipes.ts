import { suggestForMenu } from '../services/suggestions.ts';
import type { Handler } from './call.ts';

/** POST /api/search/suggested-recipes/menu/{id} */
export const suggestRecipes: Handler<'suggestRecipes'> = async ({ uid, params }) => ({
  answer: await suggestForMenu(uid, params.id),
});
