import { drinkLook, type DrinkLook } from '../drawings/look.ts';
import { volumeMl } from '../measures/volume.ts';
import type { RecipeView } from './recipe-view.ts';

export const lookOfView = (recipe: RecipeView): DrinkLook =>
  drinkLook({
    glassware: recipe.glassware.map((glass) => glass.glassware_name),
    methods: recipe.serving_methods.map((method) => method.serving_method_name),
    items: recipe.recipe_items.map((item) => ({
      names: [item.ingredient.ingredient_name],
      typeName: item.ingredient.ingredient_type_name,
      colourIntensity: item.ingredient.scores[COLOUR] ?? 0,
      volumeMl:
        item.quantity_unit.volume_ml > 0 ? volumeMl(item.quantity, item.quantity_unit.volume_ml) : null,
      garnishOnly: item.garnish_only,
      cut: item.quantity_unit.quantity_unit_name,
    })),
  });

const COLOUR = 6;
