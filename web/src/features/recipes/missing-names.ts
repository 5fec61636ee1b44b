import type { RecipeView } from '@cellaret/domain/recipe-view';
import { missingFrom, type Stock } from '#data/catalogue/stock.ts';

/** Names of what a stock lacks for a recipe; garnishes never count. */
export function missingNames(recipe: RecipeView, stock: Stock): string[] {
  const needed = recipe.recipe_items.filter((item) => !item.garnish_only);
  const names = new Map(needed.map((item) => [item.ingredient_id, item.ingredient.ingredient_name]));
  return missingFrom(stock, [...names.keys()]).flatMap((id) => names.get(id) ?? []);
}
