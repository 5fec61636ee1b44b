import { searchAlike, searchIngredients, searchRecipes } from '../services/search.ts';
import { suggestForCabinet, suggestForMenu } from '../services/suggestions.ts';
import type { Handlers } from './call.ts';

/** /api/search */
export const search = {
  searchIngredients: async ({ body }) => ({ answer: await searchIngredients(body) }),
  searchRecipes: async ({ uid, body }) => ({ answer: await searchRecipes(uid, body) }),
  searchAlike: async ({ uid, body }) => ({ answer: await searchAlike(uid, body) }),
  suggestIngredients: async ({ uid, params }) => ({ answer: await suggestForCabinet(uid, params.id) }),
  suggestRecipes: async ({ uid, params }) => ({ answer: await suggestForMenu(uid, params.id) }),
} satisfies Partial<Handlers>;
