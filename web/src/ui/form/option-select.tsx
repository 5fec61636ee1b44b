import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useText } from '#lib/i18n/i18n.ts';

export interface NamedOption {
  id: number;
  name: string;
}

interface FieldProps {
  label: string;
  options: readonly NamedOption[];
  placeholder?: string;
  error: string | undefined;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

interface OptionSelectProps extends FieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A select one can type into. */
export function OptionSelect({ value, onChange, options, ...field }: OptionSelectProps) {
  const t = useText();
  return (
    <Autocomplete
      value={options.find((option) => option.id === value) ?? null}
      options={options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      noOptionsText={t('form.no-option')}
      autoHighlight
      onChange={(_event, option) => onChange(option?.id ?? null)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.inputRef}
          label={field.label}
          placeholder={field.placeholder ?? ''}
          error={field.error !== undefined}
          helperText={field.error}
        />
      )}
    />
  );
}

interface MultiSelectProps extends FieldProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A select for several: what is chosen stands in it as badges that can be taken away. */
export function MultiSelect({ value, onChange, options, ...field }: MultiSelectProps) {
  const t = useText();
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      value={value.flatMap((id) => options.filter((option) => option.id === id))}
      options={options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      noOptionsText={t('form.no-option')}
      autoHighlight
      onChange={(_event, chosen) => onChange(chosen.map((option) => option.id))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.inputRef}
          label={field.label}
          placeholder={value.length === 0 ? (field.placeholder ?? '') : ''}
          error={field.error !== undefined}
          helperText={field.error}
        />
      )}
    />
  );
}
