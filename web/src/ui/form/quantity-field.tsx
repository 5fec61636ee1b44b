import { LIMITS } from '@cellaret/domain/core/limits';
import { exactRow, readAmount, unitWritten, type AmountUnit } from '@cellaret/domain/measures/amount';
import Box from '@mui/material/Box';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { TextInput } from '../text-input.tsx';
import type { NamedOption } from './best-first.ts';
import { problemOf } from './problem-of.tsx';

/** A unit as a select offers it, in the reader's words. */
export type UnitOption = NamedOption & AmountUnit;

interface QuantityFieldProps {
  /** Where the form holds the quantity, a number or null … */
  name: string;
  /** … and the id of its unit, or null. */
  unitName: string;
  label: string;
  units: readonly UnitOption[];
}

/** A number as one types it: no thousands, which would read as decimals. */
const written = (value: number): string =>
  formatNumber(value, { useGrouping: false, maximumFractionDigits: 6 });

/** The form's values that are used here. */
type Values = Record<string, number | null>;

/** How far the arrow keys go. */
const STEP = 1;

/** Parses a number; null if it is none, or its unit does not exist. */
function numberIn(
  typed: string,
  units: readonly UnitOption[],
): { value: number | null; unit: UnitOption | null } {
  const read = readAmount(typed);
  const unit = read && unitWritten(read.unit, units, ({ name, also = [] }) => [name, ...also]);
  if (read === null || (read.unit !== '' && unit === null)) return { value: null, unit: null };
  return { value: read.ratio.over / read.ratio.under, unit };
}

/**
 * A quantity, as people write it: '22.5', '22,5', '¾', '1 1/2', '2 cl'. What is saved is a whole number of a
 * unit, and stands below where it is another one than was typed.
 */
export function QuantityField({ name, unitName, label, units }: QuantityFieldProps) {
  const t = useText();
  const { control, setValue, trigger, formState } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const unitId = useWatch({ control, name: unitName });
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (field.value === null ? '' : written(field.value));

  // The unit decides if an amount has to be a whole number.
  const { isSubmitted } = formState;
  useEffect(() => {
    if (isSubmitted) void trigger(name);
  }, [isSubmitted, name, trigger, unitId]);

  const type = (text: string): void => {
    setTyped(text);
    field.onChange(numberIn(text, units).value);
  };

  /** A unit that was typed along goes to where units are chosen. */
  const settle = (): void => {
    field.onBlur();
    const { value, unit } = numberIn(shown, units);
    if (unit === null) return;
    setValue(unitName, unit.id, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    setTyped(value === null ? null : written(value));
  };

  const step = (event: KeyboardEvent): void => {
    if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = Math.floor(field.value ?? 0) + (event.key === 'ArrowUp' ? STEP : -STEP);
    type(written(Math.min(LIMITS.quantity.max, Math.max(LIMITS.quantity.min, next))));
  };

  const exact = exactRow({ quantity: field.value, quantity_unit_id: unitId }, units);
  const asked = units.find(({ id }) => id === unitId);
  const isWhole = field.value !== null && Number.isInteger(field.value);
  let note: string | null = null;
  if (shown.trim() !== '' && field.value === null) note = t('form.quantity.unread', { typed: shown });
  else if (!isWhole && asked && exact)
    note = t('form.quantity.kept', { quantity: written(exact.quantity), unit: exact.unit.name });
  else if (!isWhole && asked && field.value !== null)
    note = t('form.quantity.inexact', { typed: shown, unit: asked.name });

  return (
    <Box>
      <TextInput
        label={label}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={step}
        inputRef={field.ref}
        error={problemOf(fieldState.error?.message, 'number')}
        inputProps={{
          // Steps as a number field does, yet takes fractions and units, which a number field does not.
          role: 'spinbutton',
          'aria-valuemin': LIMITS.quantity.min,
          'aria-valuenow': field.value ?? undefined,
          'aria-valuetext': shown,
          min: LIMITS.quantity.min,
          step: STEP,
          inputMode: 'decimal',
          autoComplete: 'off',
        }}
      />
      <Box role="status" sx={{ typography: 'caption', mt: 0.5, '&:empty': { mt: 0 } }}>
        {note}
      </Box>
    </Box>
  );
}
