import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  paddingInline: 16,
  borderRadius: 10,
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    color: theme.vars.palette.primary.onTint,
    backgroundColor: theme.vars.palette.primary.tint,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

interface ChoiceRowProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string; lang?: string }[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** One of a few: radio buttons that look like a row of keys. */
export function ChoiceRow<V extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: ChoiceRowProps<V>) {
  const name = useId();
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        {label}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderRadius: '14px', bgcolor: 'well' }}
      >
        {options.map((option) => (
          <Option key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Box>
    </Box>
  );
}
