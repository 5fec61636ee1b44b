import { LIMITS } from '@cellaret/domain/limits';
import { recipeInput, type RecipeInput } from '@cellaret/domain/recipe';
import { validate, type FieldError, type Validation } from '@cellaret/domain/validation';

/** One row of the form; what is not chosen yet, or emptied, is null. */
export interface RecipeRow {
  ingredient_id: number | null;
  quantity: number | null;
  quantity_unit_id: number | null;
  garnish_only: boolean;
}

/** What the recipe form edits. */
export interface RecipeFormValues {
  recipe_name: string;
  recipe_description: string;
  instructions: string;
  glassware_ids: number[];
  serving_method_ids: number[];
  recipe_items: RecipeRow[];
}

/** A new row: quantity 1, nothing chosen. */
export const newRow = (): RecipeRow => ({
  ingredient_id: null,
  quantity: LIMITS.quantity.default,
  quantity_unit_id: null,
  garnish_only: false,
});

export const EMPTY_RECIPE: RecipeFormValues = {
  recipe_name: '',
  recipe_description: '',
  instructions: '',
  glassware_ids: [],
  serving_method_ids: [],
  recipe_items: [],
};

/** Checks the form's values against the domain schema; failures by path in the validator's wording. */
export const validateRecipe = (values: RecipeFormValues): Validation<RecipeInput> =>
  validate(recipeInput, values);

/** The banner of a refused update: the validator's messages, all of them, in the form's order. */
export const joinedMessages = (errors: readonly FieldError[]): string =>
  errors.map(({ message }) => message).join(', ');

/** Turns a typed number into a value: empty or unreadable text becomes null. */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
