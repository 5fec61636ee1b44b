import { placeIn, READER } from '../services/core/places.ts';
import { suggestForCabinet, suggestForMenu } from '../services/recommendations/suggestions.ts';
import { searchAlike, searchAll, searchIngredients, searchRecipes } from '../services/search/search.ts';
import type { Handlers } from './call.ts';

export const search = {
  searchIngredients: async ({ body }) => ({ answer: await searchIngredients(body) }),
  searchRecipes: async ({ body, ...call }) => ({
    answer: await searchRecipes(await placeIn(READER, call, 'read'), body),
  }),
  searchAll: async ({ body, ...call }) => ({
    answer: await searchAll(await placeIn(READER, call, 'read'), body),
  }),
  searchAlike: async ({ body, ...call }) => ({
    answer: await searchAlike(await placeIn(READER, call, 'read'), body),
  }),
  suggestIngredients: async ({ params, ...call }) => ({
    answer: await suggestForCabinet(await placeIn(READER, call, 'read'), params.id),
  }),
  suggestRecipes: async ({ params, ...call }) => ({
    answer: await suggestForMenu(await placeIn(READER, call, 'read'), params.id),
  }),
} satisfies Partial<Handlers>;
