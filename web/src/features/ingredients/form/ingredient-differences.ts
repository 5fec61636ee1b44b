import type { Translate } from '#lib/i18n/i18n.ts';
import type { NamedOption } from '#ui/form/best-first.ts';
import type { Difference } from '#ui/form/conflict-notice.tsx';
import {
  FIELD_LABELS,
  FIELDS,
  type IngredientField,
  type IngredientFormValues,
} from './ingredient-form-model.ts';

/** Lists that turn ids into names. */
export interface NameLists {
  types: readonly NamedOption[];
  brands: readonly NamedOption[];
  attributes: readonly NamedOption[];
}

const nameIn = (list: readonly NamedOption[], id: number): string =>
  list.find((option) => option.id === id)?.name ?? `#${id}`;

/** A field as people read it; an empty one as a dash. */
function fieldText(values: IngredientFormValues, field: IngredientField, names: NameLists): string {
  const value = values[field];
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map((id) => nameIn(names.attributes, id)).join(', ') || '–';
  if (field === 'ingredient_type_id') return nameIn(names.types, Number(value));
  if (field === 'ingredient_brand_id') return nameIn(names.brands, Number(value));
  return String(value);
}

/** The fields that differ, in the order of the form. */
export const changedFields = (a: IngredientFormValues, b: IngredientFormValues): IngredientField[] =>
  FIELDS.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));

/** Where two versions of an ingredient differ. */
export const differences = (
  mine: IngredientFormValues,
  theirs: IngredientFormValues,
  names: NameLists,
  t: Translate,
): Difference[] =>
  changedFields(mine, theirs).map((field) => ({
    field,
    label: t(FIELD_LABELS[field]),
    mine: fieldText(mine, field, names),
    theirs: fieldText(theirs, field, names),
  }));
