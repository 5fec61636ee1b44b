import { isNeeded } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { missingFrom, availabilityOf, type Stock } from '#data/catalogue/stock.ts';
import type { Availability } from '#lib/availability.ts';

/** Availability of a recipe with a stock; garnishes and optional lines do not count. */
export function viewAvailability(recipe: RecipeView, stock: Stock): Availability {
  const needed = recipe.recipe_items.filter(isNeeded);
  const names = new Map(needed.map((item) => [item.ingredient_id, item.ingredient.ingredient_name]));
  return availabilityOf(stock, [...names.keys()], (id) => names.get(id) ?? '…');
}

/** Ids of what a recipe needs and a stock lacks. */
export const missingOf = (recipe: RecipeView, stock: Stock): number[] =>
  missingFrom(
    stock,
    recipe.recipe_items.filter(isNeeded).map(({ ingredient_id }) => ingredient_id),
  );

/** Lines that a drink can do without and a stock lacks: garnishes and optional ones. */
export const lackingExtras = ({ recipe_items }: RecipeView, { provides, replaces }: Stock) =>
  recipe_items.filter(
    (line) =>
      !isNeeded(line) &&
      !provides.has(line.ingredient_id) &&
      (line.garnish_only || !replaces.has(line.ingredient_id)),
  );
