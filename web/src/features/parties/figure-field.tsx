import { useState } from 'react';
import { TextInput } from '#ui/text-input.tsx';

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
}: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const isWrong = read(shown) === undefined;
  return (
    <TextInput
      label={label}
      value={shown}
      placeholder={placeholder}
      error={isWrong ? wrong : undefined}
      hint={hint}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
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
