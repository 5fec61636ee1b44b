import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'error'> {
  label: string;
  /** Error of the value; read out with the field. */
  error?: ReactNode;
  /** Help for the field, shown without an error. */
  hint?: ReactNode;
}

/** A labelled text field. Material's TextField would carry the whole select and its menu with it. */
export function TextInput({ label, error, hint, inputProps, fullWidth = true, ...input }: TextInputProps) {
  const id = useId();
  const help = `${id}-help`;
  const helped = Boolean(error ?? hint);
  return (
    <FormControl
      error={Boolean(error)}
      fullWidth={fullWidth}
      disabled={input.disabled}
      required={input.required}
    >
      <InputLabel htmlFor={id} required={false}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        slotProps={{ input: { ...inputProps, ...(helped && { 'aria-describedby': help }) } }}
      />
      {helped && <FormHelperText id={help}>{error ?? hint}</FormHelperText>}
    </FormControl>
  );
}
