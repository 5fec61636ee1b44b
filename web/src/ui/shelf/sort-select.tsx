import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { SortIcon } from '../icons/actions.tsx';

interface SortSelectProps<S extends string> {
  label: string;
  value: S;
  options: readonly { value: S; label: string }[];
  onChange: (value: S) => void;
}

const Arrow = (): null => null;

/** On a phone the icon is enough: its room belongs to the main action. */
const Label = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

/** The Sort dropdown, as small as a button: its list marks the present order. */
export function SortSelect<S extends string>({ label, value, options, onChange }: SortSelectProps<S>) {
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <Select
      id="sort"
      value={value}
      onChange={(event) => onChange(event.target.value as S)}
      IconComponent={Arrow}
      SelectDisplayProps={{ 'aria-labelledby': undefined, 'aria-label': `${label}: ${chosen}` }}
      MenuProps={{ slotProps: { list: { 'aria-label': label } } }}
      renderValue={() => (
        <>
          <SortIcon size={20} />
          <Label>{label}</Label>
        </>
      )}
      sx={(theme) => ({
        flex: 'none',
        backgroundColor: theme.vars.palette.well,
        fontWeight: 600,
        '& fieldset': { border: 0 },
        '& > #sort#sort#sort': { display: 'flex', alignItems: 'center', gap: 0.5, paddingInline: '12px' },
      })}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
