import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';

/** Props of every picker in a form. */
export interface PickerFieldProps {
  label: string;
  placeholder?: string;
  /** The error of the value. */
  error: ReactNode;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The field of a picker, with what is wrong with its value. */
export function PickerInput({
  field,
  ...params
}: AutocompleteRenderInputParams & { field: PickerFieldProps }) {
  return (
    <TextField
      {...params}
      inputRef={field.inputRef}
      label={field.label}
      placeholder={field.placeholder ?? ''}
      error={Boolean(field.error)}
      helperText={field.error}
    />
  );
}
