import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { CloseIcon } from '../icons/actions.tsx';
import { bestFirst, type NamedOption } from './best-first.ts';
import { usePickerDefaults } from './picker-defaults.ts';
import { PickerInput, type PickerFieldProps } from './picker-input.tsx';

interface OptionSelectProps extends PickerFieldProps {
  options: readonly NamedOption[];
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A select one can type into. */
export function OptionSelect({ value, onChange, options, ...field }: OptionSelectProps) {
  const defaults = usePickerDefaults();
  const chosen = options.find((option) => option.id === value) ?? null;
  const [typed, setTyped] = useState('');
  const typing = typed !== '' && typed !== chosen?.name;
  return (
    <Autocomplete
      value={chosen}
      options={options}
      filterOptions={(all, { inputValue }) => bestFirst(all, inputValue)}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      // The chosen option must not be highlighted before the typed one.
      isOptionEqualToValue={(option, other) => !typing && option.id === other.id}
      {...defaults}
      autoHighlight
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, option) => onChange(option?.id ?? null)}
      onBlur={field.onBlur}
      renderInput={(params) => <PickerInput {...params} field={field} />}
    />
  );
}

interface MultiSelectProps extends PickerFieldProps {
  options: readonly NamedOption[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A select for several: what is chosen stands in it as badges that can be taken away. */
export function MultiSelect({ value, onChange, options, ...field }: MultiSelectProps) {
  const t = useText();
  const defaults = usePickerDefaults();
  const [typed, setTyped] = useState('');
  return (
    <Autocomplete
      multiple
      inputValue={typed}
      // Material resets the text for every new array of what is chosen, and each drawing brings one.
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setTyped(text);
      }}
      filterSelectedOptions
      value={value.flatMap((id) => options.filter((option) => option.id === id))}
      options={options}
      filterOptions={(all, { inputValue }) => bestFirst(all, inputValue)}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      {...defaults}
      autoHighlight
      // Where Enter is faster than the list, Material chooses what is no longer in it.
      onChange={(_event, chosen: readonly (NamedOption | undefined)[]) =>
        onChange(chosen.flatMap((option) => (option ? [option.id] : [])))
      }
      onBlur={field.onBlur}
      renderValue={(chosen, itemProps) =>
        chosen.map((option, index) => {
          const { key, onDelete, ...props } = itemProps({ index });
          return (
            // The whole badge takes itself out: its cross alone is small, and has no name.
            <Chip
              key={key}
              {...props}
              label={option.name}
              aria-label={t('form.take-out', { name: option.name })}
              onClick={onDelete}
              onDelete={onDelete}
              deleteIcon={<CloseIcon size={16} />}
            />
          );
        })
      }
      renderInput={(params) => (
        <PickerInput {...params} field={{ ...field, ...(value.length > 0 && { placeholder: '' }) }} />
      )}
    />
  );
}
