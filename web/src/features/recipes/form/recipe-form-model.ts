import { foldName } from '@cellaret/domain/core/folding';
import { LIMITS } from '@cellaret/domain/core/limits';
import { ofEach } from '@cellaret/domain/core/of-each';
import { exactRow, type AmountUnit } from '@cellaret/domain/measures/amount';
import { RECIPE_TEXTS, type RecipeInput, type RecipeText } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { z } from 'zod';
import type { MessageId } from '#lib/i18n/areas.ts';
import type { Translate } from '#lib/i18n/i18n.ts';

const choice = z.number().nullable();

/** One row of the form; what is not chosen yet, or emptied, is null. */
const recipeRow = z.object({
  ingredient_id: choice,
  /** As it was typed: half a unit is kept as whole ones of a finer unit only when it is saved. */
  quantity: z.number().nullable(),
  quantity_unit_id: choice,
  garnish_only: z.boolean(),
  /** Absent from drafts that were kept before lines could be optional. */
  optional: z.boolean().default(false),
});

export type RecipeRow = z.output<typeof recipeRow>;

/** The fields of an input, so that a field without a place in the form does not compile. */
export type RecipeFormValues = Record<RecipeText, string> &
  Record<Exclude<keyof RecipeInput, RecipeText | 'recipe_items'>, number[]> & { recipe_items: RecipeRow[] };

/** A schema of the values, because drafts are parsed. */
export const recipeFormValues = z.object({
  ...ofEach(RECIPE_TEXTS, () => z.string()),
  glassware_ids: z.array(z.number()),
  serving_method_ids: z.array(z.number()),
  recipe_items: z.array(recipeRow),
}) satisfies z.ZodType<RecipeFormValues>;

/** Of a new recipe; one asked for by name has a draft of its own, apart from what else is written. */
export const newRecipeDraft = (askedName: string): string =>
  askedName === '' ? 'recipe-new' : `recipe-named-${foldName(askedName)}`;
/** Of a copy not saved yet: a draft of its own never takes the place of what else is written. */
export const copyDraftKey = (copiedId: number): string => `recipe-copy-${copiedId}`;
export const recipeDraftKey = (recipeId: number): string => `recipe-${recipeId}`;

/** A new row: quantity 1, the unit of the row before it, nothing else chosen. */
export const newRow = (unitId: number | null = null): RecipeRow => ({
  ingredient_id: null,
  quantity: LIMITS.quantity.default,
  quantity_unit_id: unitId,
  garnish_only: false,
  optional: false,
});

/** A recipe nobody has written anything of yet. */
export const emptyRecipe = (name: string): RecipeFormValues => ({
  ...ofEach(RECIPE_TEXTS, () => ''),
  recipe_name: name,
  glassware_ids: [],
  serving_method_ids: [],
  recipe_items: [newRow()],
});

/**
 * A new recipe with everything of another one but its name and pictures. What it is after is noted before the
 * description, where there is room for both.
 */
export function copiedRecipe(view: RecipeView, texts: { name: string; after: string }): RecipeFormValues {
  const described = `${texts.after} ${view.recipe_description}`;
  return {
    ...ofEach(RECIPE_TEXTS, (field) => view[field]),
    recipe_name: texts.name.slice(0, LIMITS.name.max),
    recipe_description:
      described.length <= LIMITS.recipeDescription.max ? described : view.recipe_description,
    glassware_ids: view.glassware.map(({ id }) => id),
    serving_method_ids: view.serving_methods.map(({ id }) => id),
    recipe_items: view.recipe_items.map(
      ({ ingredient_id, quantity, quantity_unit_id, garnish_only, optional }) => ({
        ingredient_id,
        quantity,
        quantity_unit_id,
        garnish_only,
        optional,
      }),
    ),
  };
}

/** True for a row that is as it was added after the one before it. */
const isUntouched = (row: RecipeRow, before: RecipeRow | undefined): boolean =>
  row.ingredient_id === null &&
  row.quantity === LIMITS.quantity.default &&
  [null, before?.quantity_unit_id].includes(row.quantity_unit_id);

/** The values to save: a last row that nobody touched is left out, amounts are whole numbers. */
export function savableRecipe(values: RecipeFormValues, units: readonly AmountUnit[]): RecipeFormValues {
  const rows = values.recipe_items;
  const last = rows.at(-1);
  const filled = rows.length > 1 && last && isUntouched(last, rows.at(-2)) ? rows.slice(0, -1) : rows;
  return {
    ...values,
    recipe_items: filled.map((row) => {
      const exact = exactRow(row, units);
      return exact ? { ...row, quantity: exact.quantity, quantity_unit_id: exact.unit.id } : row;
    }),
  };
}

/** The label of each field, in the order of the form. */
export const RECIPE_LABELS = {
  recipe_name: 'recipes.form.name',
  recipe_description: 'recipes.form.description',
  instructions: 'recipes.form.instructions',
  glassware_ids: 'recipes.glassware',
  serving_method_ids: 'recipes.methods',
  recipe_items: 'recipes.ingredients',
} as const satisfies Record<keyof RecipeFormValues, MessageId>;

const ROW_LABELS: Record<keyof RecipeRow, MessageId> = {
  ingredient_id: 'recipes.form.ingredient',
  quantity: 'recipes.form.quantity',
  quantity_unit_id: 'recipes.form.unit',
  garnish_only: 'recipes.form.garnish',
  optional: 'recipes.form.optional',
};

/** The label of a field of the form: 'Recipe Name', 'Ingredient 2: Unit'. */
export function recipeFieldLabel(path: string, t: Translate): string {
  const [field = '', index, column = ''] = path.split('.');
  const label = t(RECIPE_LABELS[field as keyof RecipeFormValues]);
  if (index === undefined) return label;
  const row = t('recipes.form.row', { place: Number(index) + 1 });
  return `${row}: ${t(ROW_LABELS[column as keyof RecipeRow])}`;
}
