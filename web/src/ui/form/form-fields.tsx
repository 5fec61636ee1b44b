import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextInput } from '../text-input.tsx';
import type { NamedOption } from './best-first.ts';
import { MultiSelect, OptionSelect } from './option-select.tsx';

interface FormFieldProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  label: string;
}

interface FormTextProps<V extends FieldValues, O> extends FormFieldProps<V, O> {
  /** Lines shown at least; one line that takes no breaks if left out. */
  lines?: number;
}

/** A text of a form, with what is wrong with it. */
export function FormText<V extends FieldValues, O>({ control, name, label, lines }: FormTextProps<V, O>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  return (
    <TextInput
      {...input}
      inputRef={ref}
      label={label}
      error={fieldState.error?.message}
      {...(lines !== undefined && { multiline: true, minRows: lines })}
    />
  );
}

interface FormOptionProps<V extends FieldValues, O> extends FormFieldProps<V, O> {
  options: readonly NamedOption[];
  placeholder?: string;
}

/** One id of a form, chosen from a list. */
export function FormOption<V extends FieldValues, O>({ control, name, ...props }: FormOptionProps<V, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <OptionSelect
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** Several ids of a form, chosen from a list. */
export function FormOptions<V extends FieldValues, O>({ control, name, ...props }: FormOptionProps<V, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <MultiSelect
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      // The length of a list is judged at its root.
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
    />
  );
}
