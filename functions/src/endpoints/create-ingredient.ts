import { createIngredient as create, ingredientAnswerOf } from '../services/ingredients.ts';
import type { TransactionalHandler } from './call.ts';

/** POST /api/ingredient */
export const createIngredient: TransactionalHandler<'createIngredient'> = {
  inTransaction: async (transaction, { uid, body }) => {
    const ingredient = await create(transaction, uid, body);
    return { answer: ingredientAnswerOf(ingredient), version: ingredient.version };
  },
};
