import { updateRecipe as update } from '../services/recipes.ts';
import type { TransactionalHandler } from './call.ts';

/** PUT /api/recipe/{id} */
export const updateRecipe: TransactionalHandler<'updateRecipe'> = {
  inTransaction: async (transaction, { uid, params, body, ifMatch }) => {
    const answer = await update(transaction, uid, params.id, body, ifMatch);
    return { answer, version: answer.version };
  },
};
