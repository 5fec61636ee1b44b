import { iced, type Iced } from '@cellaret/domain/measures/dilution';
import { strengthOf, type Strength } from '@cellaret/domain/measures/volume';
import { measuredItems, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { profileOf, type Profile } from '@cellaret/domain/taste/flavour';

/** Volume and strength of one serving, and after the ice where the methods tell how much that adds. */
export function strengthOfView(recipe: RecipeView): { mixed: Strength; diluted: Iced | null } {
  const items = measuredItems(recipe.recipe_items);
  return {
    mixed: strengthOf(items),
    diluted: iced(
      items,
      recipe.serving_methods.map((method) => method.serving_method_name),
    ),
  };
}

/** The taste of a recipe with the share of every line. */
export const profileOfView = (recipe: RecipeView): Profile => profileOf(measuredItems(recipe.recipe_items));

/** The eleven scores of a recipe, weighted by volume; null where nothing in it has a volume. */
export const scoresOfView = (recipe: RecipeView): readonly number[] | null => profileOfView(recipe).scores;
