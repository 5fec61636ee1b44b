import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  minHeight: 48,
  fontWeight: 600,
  cursor: 'pointer',
}));

const Hint = styled('p')(({ theme }) => ({
  gridColumn: 1,
  fontSize: 'var(--t-note)',
  color: theme.vars.palette.text.secondary,
}));

interface SwitchRowProps {
  label: string;
  /** Its meaning as it stands. */
  hint?: string | undefined;
  checked: boolean;
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off and saves itself: its name, what follows, and the switch at the end. */
export function SwitchRow({ label, hint, checked, busy = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div>
      <Row>
        {label}
        <Switch
          color="success"
          checked={checked}
          onChange={(_, next) => !busy && onChange(next)}
          slotProps={{ input: { 'aria-disabled': busy, ...(hint && { 'aria-describedby': id }) } }}
        />
      </Row>
      {hint && (
        <Hint id={id} role="status">
          {hint}
        </Hint>
      )}
    </div>
  );
}
