import TextField from '@mui/material/TextField';
import { useController, type Control } from 'react-hook-form';
import { referenceName, useReference, type ReferenceFields } from '#data/collections/reference.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { NamedOption } from '#ui/form/best-first.ts';
import { OptionSelect } from '#ui/form/option-select.tsx';
import { numberFrom, type ReferenceField } from './reference-fields.ts';

interface ReferenceInputProps {
  field: ReferenceField;
  control: Control<ReferenceFields>;
}

interface IdSelectProps extends ReferenceInputProps {
  options: readonly NamedOption[];
  placeholder: string;
}

function IdSelect({ field, control, options, placeholder }: IdSelectProps) {
  const t = useText();
  const { field: bound, fieldState } = useController({ control, name: field.key });
  return (
    <OptionSelect
      label={t(field.label)}
      placeholder={placeholder}
      value={bound.value as number | null}
      options={options}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      error={fieldState.error?.message}
    />
  );
}

function UnitTypeSelect(props: ReferenceInputProps) {
  const t = useText();
  const types = useReference('quantity_unit_types');
  const options = (types.state === 'ready' ? types.value.rows : []).map((row) => ({
    id: row.id,
    name: referenceName('quantity_unit_types', row),
  }));
  return <IdSelect {...props} options={options} placeholder={t('admin.select-unit-type')} />;
}

function UnitSystemSelect(props: ReferenceInputProps) {
  const t = useText();
  const options = [
    { id: 1, name: t('admin.unit-system.metric') },
    { id: 2, name: t('admin.unit-system.ounces') },
  ];
  return <IdSelect {...props} options={options} placeholder={t('admin.unit-system.none')} />;
}

function TypedField({ field, control }: ReferenceInputProps) {
  const t = useText();
  const { field: bound, fieldState } = useController({ control, name: field.key });
  const isNumber = field.kind === 'number';
  return (
    <TextField
      id={field.key}
      label={t(field.label)}
      type={isNumber ? 'number' : 'text'}
      multiline={field.kind === 'text'}
      {...(field.kind === 'text' && { minRows: 2 })}
      inputRef={bound.ref}
      defaultValue={bound.value ?? ''}
      onChange={(event) => bound.onChange(isNumber ? numberFrom(event.target.value) : event.target.value)}
      onBlur={bound.onBlur}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: isNumber ? { min: 0, step: 'any', inputMode: 'decimal' } : {} }}
    />
  );
}

/** One field of the form of a reference document, with what is wrong with it. */
export function ReferenceInput(props: ReferenceInputProps) {
  switch (props.field.kind) {
    case 'unit-type':
      return <UnitTypeSelect {...props} />;
    case 'unit-system':
      return <UnitSystemSelect {...props} />;
    default:
      return <TypedField {...props} />;
  }
}
