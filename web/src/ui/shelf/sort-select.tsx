import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface SortSelectProps<S extends string> {
  label: string;
  value: S;
  options: readonly { value: S; label: string }[];
  onChange: (value: S) => void;
}

/** The Sort dropdown. */
export function SortSelect<S extends string>({ label, value, options, onChange }: SortSelectProps<S>) {
  return (
    <FormControl sx={{ flexDirection: 'row', alignItems: 'center', gap: 0.75 }}>
      <InputLabel id="sort-label" sx={{ mb: 0 }}>
        {label}
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
