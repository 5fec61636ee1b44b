import { exactAmount, type AmountUnit, type Ratio } from '@cellaret/domain/amount';
import { LIMITS } from '@cellaret/domain/limits';
import { z } from 'zod';
import type { MessageId } from '#lib/i18n/catalogues.ts';
import type { Translate } from '#lib/i18n/i18n.ts';

const choice = z.number().nullable();

/** One row of the form; what is not chosen yet, or emptied, is null. */
const recipeRow = z.object({
  ingredient_id: choice,
  /** As it was typed: half a unit is kept as whole ones of a finer unit only when it is saved. */
  quantity: z.number().nullable(),
  quantity_unit_id: choice,
  garnish_only: z.boolean(),
});

/** What the recipe form edits; as a schema, because a draft is read again. */
export const recipeFormValues = z.object({
  recipe_name: z.string(),
  recipe_description: z.string(),
  instructions: z.string(),
  glassware_ids: z.array(z.number()),
  serving_method_ids: z.array(z.number()),
  recipe_items: z.array(recipeRow),
});

export type RecipeRow = z.output<typeof recipeRow>;
export type RecipeFormValues = z.output<typeof recipeFormValues>;

export const NEW_RECIPE_DRAFT = 'recipe-new';
export const recipeDraftKey = (recipeId: number): string => `recipe-${recipeId}`;

/** A new row: quantity 1, nothing chosen. */
export const newRow = (): RecipeRow => ({
  ingredient_id: null,
  quantity: LIMITS.quantity.default,
  quantity_unit_id: null,
  garnish_only: false,
});

/** A recipe nobody has written anything of yet. */
export const emptyRecipe = (name: string): RecipeFormValues => ({
  recipe_name: name,
  recipe_description: '',
  instructions: '',
  glassware_ids: [],
  serving_method_ids: [],
  recipe_items: [newRow()],
});

/** Thirds and sixths have no end as decimals; such a number means the fraction next to it. */
const NEAR = 1e-9;

/** The ratio a typed number stands for. */
export function ratioOf(value: number): Ratio {
  for (const under of [1, 2, 3, 4, 6, 8, 10, 100, 1000]) {
    const over = Math.round(value * under);
    if (Math.abs(value - over / under) < NEAR) return { over, under };
  }
  return { over: Math.round(value * 1e6), under: 1e6 };
}

/** What a row's amount is kept as: a whole number of a unit that measures exactly the same. Null where there is none, or nothing to say. */
export function exactRow<U extends AmountUnit>(
  { quantity, quantity_unit_id }: Pick<RecipeRow, 'quantity' | 'quantity_unit_id'>,
  units: readonly U[],
) {
  const unit = units.find(({ id }) => id === quantity_unit_id);
  return quantity === null || unit === undefined ? null : exactAmount(ratioOf(quantity), unit, units);
}

const isUntouched = (row: RecipeRow): boolean => row.ingredient_id === null && row.quantity_unit_id === null;

/** What is saved of what was typed: the last row is left out where nothing was chosen in it, amounts are whole numbers. */
export function savableRecipe(values: RecipeFormValues, units: readonly AmountUnit[]): RecipeFormValues {
  const rows = values.recipe_items;
  const last = rows.at(-1);
  const filled = rows.length > 1 && last && isUntouched(last) ? rows.slice(0, -1) : rows;
  return {
    ...values,
    recipe_items: filled.map((row) => {
      const exact = exactRow(row, units);
      return exact ? { ...row, quantity: exact.quantity, quantity_unit_id: exact.unit.id } : row;
    }),
  };
}

const FIELD_LABELS: Record<keyof RecipeFormValues, MessageId> = {
  recipe_name: 'recipes.form.name',
  recipe_description: 'recipes.form.description',
  instructions: 'recipes.form.instructions',
  glassware_ids: 'recipes.glassware',
  serving_method_ids: 'recipes.methods',
  recipe_items: 'recipes.ingredients',
};

const ROW_LABELS: Record<keyof RecipeRow, MessageId> = {
  ingredient_id: 'recipes.form.ingredient',
  quantity: 'recipes.form.quantity',
  quantity_unit_id: 'recipes.form.unit',
  garnish_only: 'recipes.form.garnish',
};

/** What people call a field of the form: 'Recipe Name', 'Ingredient 2: Unit'. */
export function recipeFieldLabel(path: string, t: Translate): string {
  const [field = '', index, column = ''] = path.split('.');
  const label = t(FIELD_LABELS[field as keyof RecipeFormValues]);
  if (index === undefined) return label;
  const row = t('recipes.form.row', { place: Number(index) + 1 });
  return `${row}: ${t(ROW_LABELS[column as keyof RecipeRow])}`;
}
