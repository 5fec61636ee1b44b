import { COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/collections';
import { findIdPages } from '../store/documents.ts';
import type { Find } from '../store/queries.ts';
import { inParallel } from './in-parallel.ts';
import { reconcileIngredient } from './ingredient-card.ts';
import { reconcileRecipe } from './recipe-card.ts';

/** Documents looked up per query, and worked on at a time. */
const PAGE = 300;
const WIDTH = 8;

type Condition = NonNullable<Find['where']>[number];

async function refresh(
  collection: string,
  where: Condition,
  reconcile: (id: number) => Promise<unknown>,
): Promise<number[]> {
  const refreshed: number[] = [];
  for await (const page of findIdPages(collection, { where: [where], limit: PAGE })) {
    const ids = page.map(Number);
    await inParallel(ids, WIDTH, reconcile);
    refreshed.push(...ids);
  }
  return refreshed;
}

const refreshRecipes = (where: Condition) => refresh(COLLECTIONS.recipes, where, reconcileRecipe);
const refreshIngredients = (where: Condition) => refresh(COLLECTIONS.ingredients, where, reconcileIngredient);

/** Brings all recipes that use an ingredient up to date. */
export async function refreshRecipesOf(ingredientId: number): Promise<void> {
  await refreshRecipes(['item_ingredient_ids', 'array-contains', ingredientId]);
}

/** Brings everything below an ingredient in the hierarchy up to date, and the recipes that use it. Circles end. */
export async function refreshDescendants(ingredientId: number): Promise<void> {
  const seen = new Set([ingredientId]);
  let level = [ingredientId];
  while (level.length > 0) {
    const next: number[] = [];
    for (const parent of level)
      for (const child of await refreshIngredients(['parent_ingredient_id', '==', parent]))
        if (!seen.has(child)) {
          seen.add(child);
          next.push(child);
          await refreshRecipesOf(child);
        }
    level = next;
  }
}

async function refreshIngredientsAndRecipes(where: Condition): Promise<void> {
  for (const id of await refreshIngredients(where)) await refreshRecipesOf(id);
}

/** Brings everything that shows a reference document up to date. */
export async function refreshReferrers(collection: ReferenceCollection, id: number): Promise<void> {
  switch (collection) {
    case 'ingredient_types':
      return refreshIngredientsAndRecipes(['ingredient_type_id', '==', id]);
    case 'ingredient_brands':
      await refreshIngredients(['ingredient_brand_id', '==', id]);
      return;
    case 'glassware':
      await refreshRecipes(['glassware_ids', 'array-contains', id]);
      return;
    case 'serving_methods':
      await refreshRecipes(['serving_method_ids', 'array-contains', id]);
      return;
    case 'quantity_units':
      await refreshRecipes(['item_quantity_unit_ids', 'array-contains', id]);
      return;
    case 'ingredient_attributes':
    case 'quantity_unit_types':
      return;
  }
}
