import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Migration } from './migration.ts';

/** Views of recipes lay in a collection named after cards, which are something else. A view that a trigger wrote since is the newer one. */
export const recipeViews: Migration = {
  id: '0003-recipe-views',
  summary: 'Joined recipes move from recipe_cards to recipe_views.',
  collection: 'recipe_cards',
  writes: async ({ id, fields }, { read }) => {
    const path = DOCUMENTS.recipeView(Number(id));
    const [moved, recipe] = await Promise.all([read(path), read(`${COLLECTIONS.recipes}/${id}`)]);
    const gone = { path: `recipe_cards/${id}`, fields: null };
    return moved || !recipe ? [gone] : [{ path, fields }, gone];
  },
};
