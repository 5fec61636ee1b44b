import { COLLECTIONS } from '@cellaret/domain/core/collections';
import type { ListByName } from '../firestore/query.ts';

/** Every ingredient. */
export const INGREDIENTS_BY_NAME: ListByName = { path: COLLECTIONS.ingredients, name: 'ingredient_name' };

/** The recipes everybody may see. */
export const RECIPES_BY_NAME: ListByName = {
  path: COLLECTIONS.recipeViews,
  name: 'recipe_name',
  equal: { visible: true },
};
