import { createRecipe as create } from '../services/recipes.ts';
import type { TransactionalHandler } from './call.ts';

/** POST /api/recipe */
export const createRecipe: TransactionalHandler<'createRecipe'> = {
  inTransaction: async (transaction, { uid, body }) => {
    const answer = await create(transaction, uid, body);
    return { answer, version: answer.version };
  },
};
