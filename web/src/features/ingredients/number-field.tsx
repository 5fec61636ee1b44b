import { useFormContext } from 'react-hook-form';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';
import {
  FIELD_LABELS,
  numberOrNull,
  type IngredientField,
  type IngredientFormValues,
} from './ingredient-form-model.ts';

type NumberFieldName = Exclude<
  IngredientField,
  'ingredient_name' | 'ingredient_description' | 'ingredient_attribute_ids'
>;

interface NumberFieldProps {
  name: NumberFieldName;
  limits: { min: number; max: number; step: number };
}

/** A number of the ingredient form. */
export function NumberField({ name, limits }: NumberFieldProps) {
  const t = useText();
  const { register, formState } = useFormContext<IngredientFormValues>();
  const { ref, ...field } = register(name, { setValueAs: numberOrNull });
  return (
    <TextInput
      {...field}
      inputRef={ref}
      type="number"
      label={t(FIELD_LABELS[name])}
      error={formState.errors[name]?.message}
      inputProps={{ ...limits, inputMode: 'decimal' }}
    />
  );
}
