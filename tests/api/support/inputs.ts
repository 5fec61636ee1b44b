import type { IngredientInput } from '@cellaret/domain/ingredient';
import type { RecipeInput } from '@cellaret/domain/recipe';

/** Documents of the seed world. */
export const SEEDED = {
  gin: 10001,
  recipe: 20001,
  type: 1,
  brand: 1,
  glassware: 1,
  servingMethod: 1,
  unit: 1,
} as const;

let count = 0;
const numbered = (name: string) => `${name} ${Date.now()}-${(count += 1)}`;

/** An ingredient as a client sends it. */
export const makeIngredient = (fields: Partial<IngredientInput> = {}): IngredientInput => ({
  ingredient_name: numbered('Testwort'),
  ingredient_description: 'An ingredient of a test',
  ingredient_type_id: SEEDED.type,
  ingredient_brand_id: SEEDED.brand,
  parent_ingredient_id: null,
  alcohol_abv: 40,
  sweetness: 1,
  bitterness: 2,
  sourness: 3,
  body: 4,
  aroma_strength: 5,
  flavour_complexity: 6,
  colour_intensity: 7,
  viscosity: 8,
  spiciness: 9,
  shelf_stability: 0,
  relative_cost: 4.5,
  ingredient_attribute_ids: [],
  ...fields,
});

/** A recipe as a client sends it. */
export const makeRecipe = (fields: Partial<RecipeInput> = {}): RecipeInput => ({
  recipe_name: numbered('Test sour'),
  recipe_description: 'A recipe of a test',
  instructions: 'Shake.',
  glassware_ids: [SEEDED.glassware],
  serving_method_ids: [SEEDED.servingMethod],
  recipe_items: [
    { ingredient_id: SEEDED.gin, quantity: 60, quantity_unit_id: SEEDED.unit, garnish_only: false },
  ],
  ...fields,
});
