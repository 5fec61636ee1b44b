import { referenceName, useReference, type ReferenceFields } from '#data/reference/reference.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { FormNumber, FormOption, FormText } from '#ui/form/form-fields.tsx';
import type { ReferenceField } from './reference-fields.ts';

interface ReferenceInputProps {
  field: ReferenceField;
}

function UnitTypeSelect({ field }: ReferenceInputProps) {
  const t = useText();
  const types = useReference('quantity_unit_types');
  const options = (types.state === 'ready' ? types.value.rows : []).map((row) => ({
    id: row.id,
    name: referenceName('quantity_unit_types', row),
  }));
  return (
    <FormOption<ReferenceFields>
      name={field.key}
      label={t(field.label)}
      options={options}
      placeholder={t('admin.select-unit-type')}
    />
  );
}

function UnitSystemSelect({ field }: ReferenceInputProps) {
  const t = useText();
  const options = [
    { id: 1, name: t('admin.unit-system.metric') },
    { id: 2, name: t('admin.unit-system.ounces') },
  ];
  return (
    <FormOption<ReferenceFields>
      name={field.key}
      label={t(field.label)}
      options={options}
      placeholder={t('admin.unit-system.none')}
    />
  );
}

/** One field of the form of a reference document, with what is wrong with it. */
export function ReferenceInput({ field }: ReferenceInputProps) {
  const t = useText();
  const named = { name: field.key, label: t(field.label) };
  switch (field.kind) {
    case 'unit-type':
      return <UnitTypeSelect field={field} />;
    case 'unit-system':
      return <UnitSystemSelect field={field} />;
    case 'number':
      return <FormNumber<ReferenceFields> {...named} limits={{ min: 0, step: 'any' }} />;
    case 'text':
      return <FormText<ReferenceFields> {...named} lines={2} />;
    case 'line':
      return <FormText<ReferenceFields> {...named} />;
  }
}
