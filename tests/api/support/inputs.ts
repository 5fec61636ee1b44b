import type { Substitute } from '@cellaret/domain/availability/substitutes';
import { ofEach } from '@cellaret/domain/core/of-each';
import { INGREDIENT_TEXTS, type IngredientInput } from '@cellaret/domain/ingredients/ingredient';
import { NEW_PLAN, type PlanInput } from '@cellaret/domain/parties/plan';
import { RECIPE_TEXTS, type RecipeInput } from '@cellaret/domain/recipes/recipe';
import type { ShoppingInput } from '@cellaret/domain/shopping/shopping';

/** Documents of the seed data. */
export const SEEDED = {
  gin: 10001,
  recipe: 20001,
  type: 1,
  brand: 1,
  glassware: 1,
  servingMethod: 1,
  unit: 1,
} as const;

/** A minimal cabinet, menu, bar, stocked bottle and made drink. */
export const CABINET = { bar_cabinet_name: 'Home', is_active: true };
export const MENU = { menu_name: 'Summer', is_active: true };
export const BAR = { bar_name: 'Flat 3', currency: 'EUR', member_name: 'Ana' };
export const GIN_IN_STOCK = { ingredient_id: SEEDED.gin, is_in_stock: true, is_deleted: false };
export const DRINK = {
  recipe_id: SEEDED.recipe,
  made_at: '2025-06-01T20:15:00.000Z',
  servings: 2,
  rating: null,
  note: '',
};

let count = 0;
const numbered = (name: string) => `${name} ${Date.now()}-${(count += 1)}`;

/** An ingredient as a client sends it. */
export const makeIngredient = (fields: Partial<IngredientInput> = {}): IngredientInput => ({
  ...ofEach(INGREDIENT_TEXTS, () => 'An ingredient of a test'),
  ingredient_name: numbered('Testwort'),
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

/** A line of a recipe as a client sends it. */
export const lineOf = (ingredient_id: number, garnish_only = false) => ({
  ingredient_id,
  quantity: 60,
  quantity_unit_id: SEEDED.unit,
  garnish_only,
});

/** A recipe as a client sends it. */
export const makeRecipe = (fields: Partial<RecipeInput> = {}): RecipeInput => ({
  ...ofEach(RECIPE_TEXTS, () => 'Shake.'),
  recipe_name: numbered('Test sour'),
  glassware_ids: [SEEDED.glassware],
  serving_method_ids: [SEEDED.servingMethod],
  recipe_items: [lineOf(SEEDED.gin)],
  ...fields,
});

/** A substitute as an administrator sends it: so much gin in place of as much of something. */
export const makeSubstitute = (ingredient_id: number, fields: Partial<Substitute> = {}): Substitute => ({
  ingredient_id,
  quantity: 30,
  quantity_unit_id: SEEDED.unit,
  substitute_ingredient_id: SEEDED.gin,
  substitute_quantity: 30,
  substitute_quantity_unit_id: SEEDED.unit,
  ...fields,
});

/** An entry of a shopping list as a client sends it: gin. */
export const makeEntry = (fields: Partial<ShoppingInput> = {}): ShoppingInput => ({
  key: `i${SEEDED.gin}`,
  ingredient_id: SEEDED.gin,
  ingredient_type_id: SEEDED.type,
  name: 'Gin',
  sources: 'hand:0,',
  bottles: 1,
  bottle_ml: null,
  note: '',
  is_checked: false,
  ...fields,
});

/** A party as a client plans it: ten people and one drink. */
export const makePlan = (fields: Partial<PlanInput> = {}): PlanInput => ({
  ...NEW_PLAN,
  plan_name: 'Friends',
  shares: `${SEEDED.recipe}:1,`,
  ...fields,
});
