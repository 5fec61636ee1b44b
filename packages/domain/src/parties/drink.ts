import type { RecipeView } from '../recipes/recipe-view.ts';
import type { PartyDrink } from './needs.ts';

export const partyDrinkOf = (
  { id, recipe_name, recipe_items, serving_methods }: RecipeView,
  weight: number,
): PartyDrink => ({
  id,
  name: recipe_name,
  weight,
  methods: serving_methods.map((method) => method.serving_method_name),
  items: recipe_items.map(
    ({ ingredient_id, quantity, quantity_unit_id, garnish_only, quantity_unit, ingredient }) => ({
      ingredient_id,
      name: ingredient.ingredient_name,
      quantity,
      quantity_unit_id,
      garnish_only,
      volume_ml: quantity_unit.volume_ml,
      alcohol_abv: ingredient.alcohol_abv,
      ingredient_type_id: ingredient.ingredient_type_id,
    }),
  ),
});
