import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useText } from '#lib/i18n/i18n.ts';

interface SortSelectProps<S extends string> {
  value: S;
  options: readonly { value: S; label: string }[];
  onChange: (value: S) => void;
}

/** The Sort dropdown. */
export function SortSelect<S extends string>({ value, options, onChange }: SortSelectProps<S>) {
  const t = useText();
  return (
    <FormControl sx={{ flexDirection: 'row', alignItems: 'center', gap: 0.75 }}>
      <InputLabel id="sort-label" sx={{ mb: 0 }}>
        {t('bar-cabinet.sort')}
      </InputLabel>
      <Select
        labelId="sort-label"
        id="sort"
        value={value}
        onChange={(event) => onChange(event.target.value as S)}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
