import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Migration } from './migration.ts';

/**
 * Once only visible recipes were counted, and only for what they need. Without the count of all references the creator of an ingredient
 * could delete it although a recipe has it as a garnish, or could not although nothing refers to it any more.
 */
export const referencesAreCounted: Migration = {
  id: '0002-references-are-counted',
  summary: 'Recipes and children that refer to an ingredient are counted.',
  collection: COLLECTIONS.ingredients,
  writes: async ({ id }, { count, read }) => {
    const ingredientId = Number(id);
    const path = DOCUMENTS.popularity(ingredientId);
    const [recipes, children, counted] = await Promise.all([
      count(COLLECTIONS.recipes, 'item_ingredient_ids', 'array-contains', ingredientId),
      count(COLLECTIONS.ingredients, 'parent_ingredient_id', '==', ingredientId),
      read(path),
    ]);
    const reference_count = recipes + children;
    if ((counted?.reference_count ?? (counted ? null : 0)) === reference_count) return [];
    const recipe_count: unknown = counted?.recipe_count ?? 0;
    return [{ path, fields: { ingredient_id: ingredientId, recipe_count, reference_count } }];
  },
};
