import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { AddIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** Buttons that take one off and add one, with their names. */
interface Steps {
  min: number;
  max: number;
  fewer: string;
  more: string;
  onStep: (value: number) => void;
}

interface FigureFieldProps {
  label: string;
  value: string;
  /** The placeholder. */
  placeholder?: string;
  hint?: string;
  /** Parses a text; undefined if it is invalid. */
  read: (typed: string) => number | null | undefined;
  /** Said of what cannot be. */
  wrong: string;
  onType: (value: number | null) => void;
  onSettle: () => void;
  steps?: Steps;
}

/** A figure that counts while it is typed, and is kept when the field is left. */
export function FigureField({
  label,
  value,
  placeholder,
  hint,
  read,
  wrong,
  onType,
  onSettle,
  steps,
}: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const isWrong = read(shown) === undefined;
  const step = (by: number) => {
    if (!steps) return undefined;
    const next = (read(shown) ?? Number(value)) + by;
    return (
      <IconButton
        color="primary"
        edge={by < 0 ? 'start' : 'end'}
        aria-label={by < 0 ? steps.fewer : steps.more}
        disabled={next < steps.min || next > steps.max}
        onClick={() => {
          setTyped(null);
          steps.onStep(next);
        }}
      >
        {by < 0 ? <RemoveIcon /> : <AddIcon />}
      </IconButton>
    );
  };
  return (
    <TextInput
      label={label}
      value={shown}
      placeholder={placeholder}
      error={isWrong ? wrong : undefined}
      hint={hint}
      startAdornment={step(-1)}
      endAdornment={step(1)}
      inputProps={{
        inputMode: 'decimal',
        autoComplete: 'off',
        ...(steps && { style: { textAlign: 'center', paddingInline: 0 } }),
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value);
        if (number !== undefined) onType(number);
      }}
      onBlur={() => {
        if (isWrong) return;
        setTyped(null);
        onSettle();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSettle();
      }}
    />
  );
}
