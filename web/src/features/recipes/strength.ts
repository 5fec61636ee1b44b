import { dilute, strengthOf, type DilutedStrength, type Strength } from '@cellaret/domain/abv';
import { dilutionOfMethods } from '@cellaret/domain/dilution';
import { profileOf, type Profile } from '@cellaret/domain/flavour';
import type { RecipeView } from '@cellaret/domain/recipe-view';

const measured = (recipe: RecipeView) =>
  recipe.recipe_items.map((item) => ({
    quantity: item.quantity,
    volume_ml: item.quantity_unit.volume_ml,
    garnish_only: item.garnish_only,
    alcohol_abv: item.ingredient.alcohol_abv,
    scores: item.ingredient.scores,
  }));

/** Volume and strength of one serving, and after the ice where the methods tell how much that adds. */
export function strengthOfView(recipe: RecipeView): {
  mixed: Strength;
  dilution: number | null;
  diluted: DilutedStrength | null;
} {
  const mixed = strengthOf(measured(recipe));
  const dilution = dilutionOfMethods(recipe.serving_methods.map((method) => method.serving_method_name));
  return { mixed, dilution, diluted: dilution === null ? null : dilute(mixed, dilution) };
}

/** The taste of a recipe with the share of every line. */
export const profileOfView = (recipe: RecipeView): Profile => profileOf(measured(recipe));

/** The eleven scores of a recipe, weighted by volume; null where nothing in it has a volume. */
export const scoresOfView = (recipe: RecipeView): readonly number[] | null => profileOfView(recipe).scores;
