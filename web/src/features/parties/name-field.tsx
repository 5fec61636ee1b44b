import { LIMITS } from '@cellaret/domain/core/limits';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';

interface NameFieldProps {
  value: string;
  onType: (name: string) => void;
  onSettle: () => void;
}

/** The name of a party; applied while it is typed, saved on blur. */
export function NameField({ value, onType, onSettle }: NameFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const isBlank = shown.trim() === '';
  return (
    <TextInput
      label={t('party.name')}
      value={shown}
      error={isBlank && t('party.name.wrong')}
      inputProps={{ maxLength: LIMITS.name.max, autoComplete: 'off' }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() !== '') onType(target.value.trim());
      }}
      onBlur={() => {
        if (isBlank) return;
        setTyped(null);
        onSettle();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSettle();
      }}
    />
  );
}
