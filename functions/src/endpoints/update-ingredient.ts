import { ingredientAnswerOf, updateIngredient as update } from '../services/ingredients.ts';
import type { TransactionalHandler } from './call.ts';

/** PUT /api/ingredient/{id} */
export const updateIngredient: TransactionalHandler<'updateIngredient'> = {
  inTransaction: async (transaction, { uid, params, body, ifMatch }) => {
    const ingredient = await update(transaction, uid, params.id, body, ifMatch);
    return { answer: ingredientAnswerOf(ingredient), version: ingredient.version };
  },
};
