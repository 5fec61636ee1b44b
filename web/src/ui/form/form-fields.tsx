import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextInput } from '../text-input.tsx';
import type { NamedOption } from './best-first.ts';
import { MultiSelect, OptionSelect } from './option-select.tsx';
import { problemOf } from './problem-of.tsx';

interface FormFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
}

interface FormTextProps<V extends FieldValues> extends FormFieldProps<V> {
  /** Lines shown at least; one line that takes no breaks if left out. */
  lines?: number;
}

/** A text of a form, with what is wrong with it. */
export function FormText<V extends FieldValues>({ name, label, lines }: FormTextProps<V>) {
  const { field, fieldState } = useController<V>({ name });
  const { ref, ...input } = field;
  return (
    <TextInput
      {...input}
      inputRef={ref}
      label={label}
      error={problemOf(fieldState.error?.message, 'text')}
      {...(lines !== undefined && { multiline: true, minRows: lines })}
    />
  );
}

interface FormNumberProps<V extends FieldValues> extends FormFieldProps<V> {
  limits: { min: number; max?: number; step: number | 'any' };
  hint?: ReactNode;
}

/** A typed number: empty or unreadable text is null. */
function numberOrNull(typed: string): number | null {
  if (typed.trim() === '') return null;
  const value = Number(typed);
  return Number.isFinite(value) ? value : null;
}

/** A number of a form; emptied, it is null. */
export function FormNumber<V extends FieldValues>({ name, label, limits, hint }: FormNumberProps<V>) {
  const { field, fieldState } = useController<V>({ name });
  return (
    <TextInput
      name={field.name}
      inputRef={field.ref}
      // Typed text stays as it is, '1.' and '0.0' included.
      defaultValue={field.value ?? ''}
      onChange={(event) => field.onChange(numberOrNull(event.target.value))}
      onBlur={field.onBlur}
      type="number"
      label={label}
      hint={hint}
      error={problemOf(fieldState.error?.message, 'number')}
      inputProps={{ ...limits, inputMode: 'decimal' }}
    />
  );
}

interface FormOptionProps<V extends FieldValues> extends FormFieldProps<V> {
  options: readonly NamedOption[];
  placeholder?: string;
}

/** One id of a form, chosen from a list. */
export function FormOption<V extends FieldValues>({ name, ...props }: FormOptionProps<V>) {
  const { field, fieldState } = useController<V>({ name });
  return (
    <OptionSelect
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={problemOf(fieldState.error?.message, 'choice')}
    />
  );
}

/** Several ids of a form, chosen from a list. */
export function FormOptions<V extends FieldValues>({ name, ...props }: FormOptionProps<V>) {
  const { field, fieldState } = useController<V>({ name });
  return (
    <MultiSelect
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      // The length of a list is judged at its root.
      error={problemOf(fieldState.error?.message ?? fieldState.error?.root?.message, 'choices')}
    />
  );
}
