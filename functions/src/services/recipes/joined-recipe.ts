import { foldName } from '@cellaret/domain/core/folding';
import type { FieldError } from '@cellaret/domain/core/validation';
import { drinkLook } from '@cellaret/domain/drawings/look';
import { scoreVector, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { strengthOf, volumeMl } from '@cellaret/domain/measures/volume';
import { recipeItems, type Recipe } from '@cellaret/domain/recipes/recipe';
import { measuredItems, type RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import type { Glassware, QuantityUnit, ServingMethod } from '@cellaret/domain/reference/reference';
import { profileOf } from '@cellaret/domain/taste/flavour';
import { SCORES } from '@cellaret/domain/taste/scores';
import { readReferences, type Reader } from '../core/references.ts';
import { lineageOf, readFamily, type Family } from '../ingredients/lineages.ts';

export interface RecipeReferences {
  family: Family;
  typeNames: ReadonlyMap<number, string>;
  units: ReadonlyMap<number, QuantityUnit>;
  glassware: ReadonlyMap<number, Glassware>;
  methods: ReadonlyMap<number, ServingMethod>;
}

/** Reads a recipe's references: its ingredients with their ancestors, and four reference lists. */
export async function readRecipeReferences(
  reader: Reader,
  recipe: Pick<
    Recipe,
    'item_ingredient_ids' | 'item_quantity_unit_ids' | 'glassware_ids' | 'serving_method_ids'
  >,
): Promise<RecipeReferences> {
  const [family, units, glassware, methods] = await Promise.all([
    readFamily(reader, recipe.item_ingredient_ids),
    readReferences(reader, 'quantity_units', recipe.item_quantity_unit_ids),
    readReferences(reader, 'glassware', recipe.glassware_ids),
    readReferences(reader, 'serving_methods', recipe.serving_method_ids),
  ]);
  const typeIds = recipe.item_ingredient_ids.flatMap((id) => family.get(id)?.ingredient_type_id ?? []);
  const types = await readReferences(reader, 'ingredient_types', typeIds);
  const typeNames = new Map([...types.values()].map((type) => [type.id, type.ingredient_type_name]));
  return { family, typeNames, units, glassware, methods };
}

export function missingReferences(recipe: Recipe, references: RecipeReferences): FieldError[] {
  const { family, units, glassware, methods } = references;
  const absent = (
    ids: readonly number[],
    known: (id: number) => boolean,
    path: (index: number) => string,
    noun: string,
  ) =>
    ids.flatMap((id, index) =>
      known(id) ? [] : [{ path: path(index), message: `${noun} ${id} does not exist` }],
    );
  return [
    ...absent(
      recipe.glassware_ids,
      (id) => glassware.has(id),
      (at) => `glassware_ids.${at}`,
      'Glassware',
    ),
    ...absent(
      recipe.serving_method_ids,
      (id) => methods.has(id),
      (at) => `serving_method_ids.${at}`,
      'Serving method',
    ),
    ...absent(
      recipe.item_ingredient_ids,
      (id) => family.get(id) != null,
      (at) => `recipe_items.${at}.ingredient_id`,
      'Ingredient',
    ),
    ...absent(
      recipe.item_quantity_unit_ids,
      (id) => units.has(id),
      (at) => `recipe_items.${at}.quantity_unit_id`,
      'Quantity unit',
    ),
  ];
}

const UNKNOWN = 'Unknown';

/** Placeholder for a missing ingredient; such a recipe is not visible in feed and search. */
const unknownIngredient = (id: number): RecipeItemView['ingredient'] => ({
  id,
  ingredient_name: UNKNOWN,
  ingredient_type_id: 1,
  ingredient_type_name: UNKNOWN,
  alcohol_abv: 0,
  scores: SCORES.map(() => 0),
});

const unknownUnit = (id: number): QuantityUnit => ({
  id,
  quantity_unit_name: UNKNOWN,
  quantity_unit_description: UNKNOWN,
  quantity_unit_name_plural: UNKNOWN,
  unit_system_id: null,
  quantity_unit_type_id: 1,
  volume_ml: 0,
  weight_gram: 0,
});

function ingredientView(
  ingredient: Ingredient,
  typeNames: ReadonlyMap<number, string>,
): RecipeItemView['ingredient'] {
  return {
    id: ingredient.id,
    ingredient_name: ingredient.ingredient_name,
    ingredient_type_id: ingredient.ingredient_type_id,
    ingredient_type_name: typeNames.get(ingredient.ingredient_type_id) ?? UNKNOWN,
    alcohol_abv: ingredient.alcohol_abv,
    scores: scoreVector(ingredient),
  };
}

export function joinedItems(
  recipe: Recipe,
  { family, typeNames, units }: RecipeReferences,
): RecipeItemView[] {
  return recipeItems(recipe).map((item) => {
    const ingredient = family.get(item.ingredient_id);
    return {
      ...item,
      ingredient: ingredient ? ingredientView(ingredient, typeNames) : unknownIngredient(item.ingredient_id),
      quantity_unit: units.get(item.quantity_unit_id) ?? unknownUnit(item.quantity_unit_id),
    };
  });
}

const present = <T>(ids: readonly number[], known: ReadonlyMap<number, T>): T[] =>
  ids.flatMap((id) => known.get(id) ?? []);

/** A recipe's glassware and serving methods in its order, without missing ones. */
export const joinedVessels = (recipe: Recipe, { glassware, methods }: RecipeReferences) => ({
  glassware: present(recipe.glassware_ids, glassware),
  serving_methods: present(recipe.serving_method_ids, methods),
});

/** Values computed from a recipe's items: strength, volume, profile and look. */
export function recipeFigures(
  recipe: Recipe,
  items: readonly RecipeItemView[],
  references: RecipeReferences,
) {
  const measured = measuredItems(items);
  const strength = strengthOf(measured);
  const vessels = joinedVessels(recipe, references);
  return {
    alcohol_abv: strength.alcohol_abv ?? 0,
    volume_ml: strength.volume_ml,
    scores: [...(profileOf(measured).scores ?? SCORES.map(() => 0))],
    look: drinkLook({
      glassware: vessels.glassware.map((glass) => glass.glassware_name),
      methods: vessels.serving_methods.map((method) => method.serving_method_name),
      items: items.map((item) => ({
        names: [
          item.ingredient.ingredient_name,
          ...lineageOf(references.family, item.ingredient_id).ancestors.map((one) => one.ingredient_name),
        ],
        typeName: item.ingredient.ingredient_type_name,
        colourIntensity: item.ingredient.scores[SCORES.indexOf('colour_intensity')] ?? 0,
        volumeMl:
          item.quantity_unit.volume_ml > 0 ? volumeMl(item.quantity, item.quantity_unit.volume_ml) : null,
        garnishOnly: item.garnish_only,
        cut: item.quantity_unit.quantity_unit_name,
      })),
    }),
    name_folded: foldName(recipe.recipe_name),
  };
}
