import { isNeeded } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { missingFrom, verdictOf, type Stock } from '#data/catalogue/stock.ts';
import type { Verdict } from '#lib/verdict.ts';

/** Availability of a recipe with a stock; garnishes and optional lines do not count. */
export function viewVerdict(recipe: RecipeView, stock: Stock): Verdict {
  const needed = recipe.recipe_items.filter(isNeeded);
  const names = new Map(needed.map((item) => [item.ingredient_id, item.ingredient.ingredient_name]));
  return verdictOf(stock, [...names.keys()], (id) => names.get(id) ?? '…');
}

/** Ids of what a recipe needs and a stock lacks. */
export const missingOf = (recipe: RecipeView, stock: Stock): number[] =>
  missingFrom(
    stock,
    recipe.recipe_items.filter(isNeeded).map(({ ingredient_id }) => ingredient_id),
  );
