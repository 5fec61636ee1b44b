import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import * as service from '../services/ingredients/ingredients.ts';
import { DELETED, type Handlers } from './call.ts';

const reply = (ingredient: Ingredient) => ({
  answer: service.ingredientAnswerOf(ingredient),
  version: ingredient.version,
});

export const ingredients = {
  listIngredients: async ({ page }) => {
    const { rows, nextAfter } = await service.listIngredients(page);
    return { answer: rows, nextAfter };
  },
  getIngredient: async (call) => reply(await service.readIngredient(call, call.params.id)),
  getIngredientPayload: async (call) => {
    const { input, version } = await service.readIngredientInput(call, call.params.id);
    return { answer: input, version };
  },
  createIngredient: {
    inTransaction: async (transaction, { uid, body }) =>
      reply(await service.createIngredient(transaction, uid, body)),
  },
  updateIngredient: {
    inTransaction: async (transaction, { uid, isAdmin, params, body, ifMatch }) =>
      reply(await service.updateIngredient(transaction, { uid, isAdmin }, params.id, body, ifMatch)),
  },
  deleteIngredient: {
    inTransaction: async (transaction, { uid, isAdmin, params, ifMatch }) => {
      await service.deleteIngredient(transaction, { uid, isAdmin }, params.id, ifMatch);
      return DELETED;
    },
  },
} satisfies Partial<Handlers>;
