import type { IngredientItem, RecipeItem } from './search-item.ts';

export const makeIngredient = (
  id: number,
  name: string,
  given: Partial<IngredientItem> = {},
): IngredientItem => ({
  kind: 'ingredient',
  id,
  name,
  visible: true,
  feed_key: id,
  alcohol_abv: 0,
  ingredient_type_id: 1,
  ingredient_type_name: 'Spirit',
  ingredient_brand_id: 1,
  ingredient_brand_name: 'House',
  ingredient_attribute_ids: [],
  parent_ingredient_id: null,
  ancestor_names: [],
  ...given,
});

export const makeRecipe = (id: number, name: string, given: Partial<RecipeItem> = {}): RecipeItem => ({
  kind: 'recipe',
  id,
  name,
  visible: true,
  feed_key: id,
  alcohol_abv: 20,
  description: 'A drink.',
  ingredient_names: [],
  ingredient_ids: [],
  optional_ingredient_ids: [],
  garnish_ingredient_ids: [],
  equal_parts: false,
  glassware_ids: [1],
  serving_method_ids: [1],
  cover: null,
  look: {},
  ...given,
});
