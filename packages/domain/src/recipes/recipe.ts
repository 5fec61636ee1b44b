import { z } from 'zod';
import { id, idList, name, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { ofEach } from '../core/of-each.ts';
import { volumeMl } from '../measures/volume.ts';

export const recipeItemInput = z.strictObject({
  ingredient_id: id,
  quantity: z.int().min(LIMITS.quantity.min).max(LIMITS.quantity.max),
  quantity_unit_id: id,
  garnish_only: z.boolean(),
  /** Optional lines (an egg white for the foam) never make a drink unmakeable. */
  optional: z.boolean().default(false),
});

export type RecipeItemInput = z.input<typeof recipeItemInput>;

const texts = {
  recipe_name: name,
  recipe_description: text(LIMITS.recipeDescription),
  instructions: text(LIMITS.instructions),
};

const described = {
  ...texts,
  glassware_ids: idList(LIMITS.glassware),
  serving_method_ids: idList(LIMITS.servingMethods),
};

export type RecipeText = keyof typeof texts;

/** The texts of a recipe, in the order of the form; form, view and import follow this list. */
export const RECIPE_TEXTS = Object.keys(texts) as RecipeText[];

/** Input to create or update a recipe; unknown keys are rejected. */
export const recipeInput = z.strictObject({
  ...described,
  recipe_items: z.array(recipeItemInput).min(LIMITS.recipeItems.min).max(LIMITS.recipeItems.max),
});

/** An input with all its texts, those too that an API request may leave out. */
export type RecipeInput = z.input<typeof recipeInput> & Record<RecipeText, string>;

const column = <S extends z.ZodType>(value: S) =>
  z.array(value).min(LIMITS.recipeItems.min).max(LIMITS.recipeItems.max);

/** `recipes/{id}`, items as parallel columns (see docs/data-model.md), timestamps as dates. */
export const recipeDocument = z
  .strictObject({
    id,
    user_id: z.string(),
    ...described,
    folder_id: id,
    item_ingredient_ids: column(recipeItemInput.shape.ingredient_id),
    item_quantity_unit_ids: column(recipeItemInput.shape.quantity_unit_id),
    item_quantities: column(recipeItemInput.shape.quantity),
    item_garnish_only: column(recipeItemInput.shape.garnish_only),
    /** Absent in recipes stored before lines could be optional. */
    item_optional: column(z.boolean()).optional(),
    version: id,
    created_at: z.date(),
    updated_at: z.date(),
  })
  .refine(
    (recipe) =>
      new Set([
        recipe.item_ingredient_ids.length,
        recipe.item_quantity_unit_ids.length,
        recipe.item_quantities.length,
        recipe.item_garnish_only.length,
        recipe.item_optional?.length ?? recipe.item_garnish_only.length,
      ]).size === 1,
  );

export type Recipe = z.infer<typeof recipeDocument>;

export type RecipeColumns = Pick<
  Recipe,
  'item_ingredient_ids' | 'item_quantity_unit_ids' | 'item_quantities' | 'item_garnish_only' | 'item_optional'
>;

export function recipeColumns(items: readonly RecipeItemInput[]): RecipeColumns {
  return {
    item_ingredient_ids: items.map((item) => item.ingredient_id),
    item_quantity_unit_ids: items.map((item) => item.quantity_unit_id),
    item_quantities: items.map((item) => item.quantity),
    item_garnish_only: items.map((item) => item.garnish_only),
    item_optional: items.map((item) => item.optional ?? false),
  };
}

/** The fields that an input sets in the stored recipe. */
export const recipeContent = ({ recipe_items, ...described }: RecipeInput) => ({
  ...described,
  ...recipeColumns(recipe_items),
});

/** A recipe line; `id` is its position, starting at 1. */
export interface RecipeItem extends RecipeItemInput {
  id: number;
  optional: boolean;
}

export function recipeItems(recipe: RecipeColumns): RecipeItem[] {
  return recipe.item_ingredient_ids.map((ingredient_id, index) => ({
    id: index + 1,
    ingredient_id,
    quantity: recipe.item_quantities[index] ?? 0,
    quantity_unit_id: recipe.item_quantity_unit_ids[index] ?? 0,
    garnish_only: recipe.item_garnish_only[index] ?? false,
    optional: recipe.item_optional?.[index] ?? false,
  }));
}

/** True if a drink cannot be made without a line: neither garnish nor optional. */
export const isNeeded = ({
  garnish_only,
  optional = false,
}: Pick<RecipeItemInput, 'garnish_only' | 'optional'>): boolean => !garnish_only && !optional;

export const neededIngredientIds = (
  items: readonly Pick<RecipeItemInput, 'ingredient_id' | 'garnish_only' | 'optional'>[],
): number[] => [...new Set(items.filter(isNeeded).map((item) => item.ingredient_id))];

export function recipeInputOf(recipe: Recipe): z.output<typeof recipeInput> {
  return {
    ...ofEach(RECIPE_TEXTS, (field) => recipe[field]),
    glassware_ids: recipe.glassware_ids,
    serving_method_ids: recipe.serving_method_ids,
    recipe_items: recipeItems(recipe).map(({ id: _id, ...item }) => item),
  };
}

interface PouredItem extends Pick<RecipeItemInput, 'garnish_only' | 'optional' | 'quantity'> {
  readonly quantity_unit: { readonly quantity_unit_type_id: number; readonly volume_ml: number };
}

/** The unit type of volumes; dashes and spoons have another. */
const VOLUME = 1;

/** Up to a quarter ounce counts as seasoning, not as a part. */
const SEASONING_ML = 7.5;

const NOISE_ML = 0.01;

/** True if a drink consists of two or more equal measures, like a Negroni. */
export function isEqualParts(items: readonly PouredItem[]): boolean {
  const volumes = items
    .filter((item) => isNeeded(item) && item.quantity_unit.quantity_unit_type_id === VOLUME)
    .map(({ quantity, quantity_unit }) => volumeMl(quantity, quantity_unit.volume_ml))
    .filter((volume) => volume > SEASONING_ML);
  return volumes.length > 1 && Math.max(...volumes) - Math.min(...volumes) < NOISE_ML;
}
