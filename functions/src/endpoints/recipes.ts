import * as service from '../services/recipes/recipes.ts';
import { readSharing, saveSharing } from '../services/recipes/sharing.ts';
import { DELETED, type Handlers } from './call.ts';

const reply = (answer: service.RecipeAnswer) => ({ answer, version: answer.version });

export const recipes = {
  listRecipes: async ({ page }) => {
    const { rows, nextAfter } = await service.listRecipes(page);
    return { answer: rows, nextAfter };
  },
  getRecipe: async (call) => reply(await service.readRecipe(call, call.params.id)),
  getRecipePayload: async (call) => {
    const { input, version } = await service.readRecipeInput(call, call.params.id);
    return { answer: input, version };
  },
  createRecipe: {
    inTransaction: async (transaction, { uid, body }) =>
      reply(await service.createRecipe(transaction, uid, body)),
  },
  updateRecipe: {
    inTransaction: async (transaction, { uid, params, body, ifMatch }) =>
      reply(await service.updateRecipe(transaction, uid, params.id, body, ifMatch)),
  },
  deleteRecipe: {
    inTransaction: async (transaction, { uid, isAdmin, params, ifMatch }) => {
      await service.deleteRecipe(transaction, { uid, isAdmin }, params.id, ifMatch);
      return DELETED;
    },
  },
  getSharing: async (call) => ({ answer: await readSharing(call, call.params.id) }),
  saveSharing: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await saveSharing(transaction, uid, params.id, body.is_shared),
    }),
  },
} satisfies Partial<Handlers>;
