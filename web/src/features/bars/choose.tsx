import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';

const Native = styled('select')(({ theme }) => ({
  font: 'inherit',
  minHeight: 48,
  padding: '0 12px',
  maxWidth: '100%',
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
}));

interface ChooseProps<T extends string> {
  label: string;
  /** Where what stands beside it says what it is about. */
  hideLabel?: boolean;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** One of a few, by the select of the system. */
export function Choose<T extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
  disabled,
}: ChooseProps<T>) {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      <Native
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((one) => one.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </Native>
    </div>
  );
}
