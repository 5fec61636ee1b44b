import type { Translate } from '#lib/i18n/i18n.ts';
import type { Difference } from '#ui/form/conflict-notice.tsx';
import { RECIPE_LABELS, recipeFieldLabel, type RecipeFormValues } from '../form/recipe-form-model.ts';
import type { RecipeFormOptions } from '../form/recipe-form.tsx';

const FIELDS = Object.keys(RECIPE_LABELS) as (keyof RecipeFormValues)[];

type Names = Pick<RecipeFormOptions, 'glassware' | 'methods' | 'units'>;

const nameIn = (options: readonly { id: number; name: string }[], id: number | null): string =>
  options.find((option) => option.id === id)?.name ?? '–';

function asText(
  values: RecipeFormValues,
  field: keyof RecipeFormValues,
  options: Names,
  ingredients: ReadonlyMap<number, string>,
): string {
  switch (field) {
    case 'glassware_ids':
      return values.glassware_ids.map((id) => nameIn(options.glassware, id)).join(', ');
    case 'serving_method_ids':
      return values.serving_method_ids.map((id) => nameIn(options.methods, id)).join(', ');
    case 'recipe_items':
      return values.recipe_items
        .map((row) =>
          [
            row.quantity ?? '–',
            nameIn(options.units, row.quantity_unit_id),
            row.ingredient_id === null
              ? '–'
              : (ingredients.get(row.ingredient_id) ?? `#${row.ingredient_id}`),
            ...(row.garnish_only ? ['*'] : []),
            ...(row.optional ? ['?'] : []),
          ].join(' '),
        )
        .join('\n');
    default:
      return values[field];
  }
}

/**
 * Differences between two versions of a recipe, in the form's order; `*` marks a garnish, `?` an optional
 * line.
 */
export const differences = (
  mine: RecipeFormValues,
  theirs: RecipeFormValues,
  options: Names,
  ingredients: ReadonlyMap<number, string>,
  t: Translate,
): Difference[] =>
  FIELDS.map((field) => ({
    field,
    label: recipeFieldLabel(field, t),
    mine: asText(mine, field, options, ingredients),
    theirs: asText(theirs, field, options, ingredients),
  })).filter((difference) => difference.mine !== difference.theirs);
