import { GERMAN_INGREDIENTS } from '@cellaret/domain/ingredients/german-names';
import { ingredientLabelIn } from '@cellaret/domain/ingredients/ingredient-label';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { Language } from '@cellaret/drawings/menu/words.ts';
import * as german from '@cellaret/drawings/reference-de.ts';
import { referenceNamesIn } from '@cellaret/drawings/reference-names.ts';

const labelOf = ingredientLabelIn(GERMAN_INGREDIENTS);
const { nameOf, unitOf } = referenceNamesIn(german);

/** A recipe with its ingredients, units, glasses and methods in the reader's language. */
export function recipeIn(recipe: RecipeView, language: Language): RecipeView {
  if (language !== 'de') return recipe;
  return {
    ...recipe,
    recipe_items: recipe.recipe_items.map((item) => ({
      ...item,
      quantity_unit: unitOf(item.quantity_unit),
      ingredient: { ...item.ingredient, ingredient_name: labelOf(item.ingredient.ingredient_name) },
    })),
    glassware: recipe.glassware.map((glass) => ({
      ...glass,
      glassware_name: nameOf('glassware', glass.id, glass.glassware_name),
    })),
    serving_methods: recipe.serving_methods.map((method) => ({
      ...method,
      serving_method_name: nameOf('serving_methods', method.id, method.serving_method_name),
    })),
  };
}
