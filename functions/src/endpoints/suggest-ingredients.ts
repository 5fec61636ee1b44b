import { suggestForCabinet } from '../services/suggestions.ts';
import type { Handler } from './call.ts';

/** POST /api/search/suggested-ingredients/bar-cabinet/{id} */
export const suggestIngredients: Handler<'suggestIngredients'> = async ({ uid, params }) => ({
  answer: await suggestForCabinet(uid, params.id),
});
