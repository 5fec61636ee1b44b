import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { foldLooks } from '@cellaret/domain/core/look-alikes';
import { REFERENCE_NAME_FIELDS } from '@cellaret/domain/reference/reference';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type ReferenceFields,
  referenceName,
  type ReferenceRow,
  useReference,
} from '#data/reference/reference.ts';
import { dropFormDraft } from '#data/session/form-drafts.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EntityForm } from '#ui/form/entity-form.tsx';
import { FormNumber, FormOption, FormText } from '#ui/form/form-fields.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { writeReferenceDraft } from './reference-draft.ts';
import { fieldsOf, inputSchema, type ReferenceField } from './reference-fields.ts';

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
function ReferenceInput({ field }: ReferenceInputProps) {
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

interface ReferenceFormProps {
  collection: ReferenceCollection;
  draftKey: string;
  /** The version the form started from; null for a new document. */
  before: ReferenceRow | null;
  initial: ReferenceFields;
  /** Values that count as unchanged. */
  saved: ReferenceFields;
  /** The other documents of the collection. */
  others: readonly ReferenceRow[];
  /** Rejects with what the banner should say. */
  onSave: (fields: ReferenceFields) => Promise<void>;
  /** Starts again from what is stored now. */
  onShowStored: () => void;
  /** Shown above the form. */
  children?: ReactNode;
}

/** Says that another document has this name already; saving it is allowed all the same. */
function SameName(props: { collection: ReferenceCollection; others: readonly ReferenceRow[] }) {
  const t = useText();
  const name = useWatch<ReferenceFields>({ name: REFERENCE_NAME_FIELDS[props.collection] });
  const folded = foldLooks(String(name ?? ''));
  const same = props.others.some((row) => foldLooks(referenceName(props.collection, row)) === folded);
  if (folded === '' || !same) return null;
  return <Banner tone="notice">{t('admin.same-name')}</Banner>;
}

/** The form of a reference document. */
export function ReferenceForm(props: ReferenceFormProps) {
  const { collection, draftKey, before } = props;
  const t = useText();
  const failureText = useFailureText();
  const [isConflict, setConflict] = useState(false);
  const fields = fieldsOf(collection);
  return (
    <EntityForm<ReferenceFields, ReferenceFields>
      schema={inputSchema(collection)}
      initial={props.initial}
      saved={props.saved}
      draft={{
        write: (values) => writeReferenceDraft(draftKey, values, before),
        drop: () => dropFormDraft(draftKey),
      }}
      labelOf={(path) => t(fields.find(({ key }) => key === path)?.label ?? 'admin.field.name')}
      saveLabel={t('admin.save')}
      onSave={async (values) => {
        setConflict(false);
        await props.onSave(values);
      }}
      failureText={(error) => {
        const conflict = before !== null && error instanceof AppError && error.code === 'conflict';
        setConflict(conflict);
        return conflict ? t('admin.conflict') : failureText(error);
      }}
      failureAction={
        isConflict && (
          <Button color="inherit" onClick={props.onShowStored}>
            {t('admin.show-stored')}
          </Button>
        )
      }
      notice={props.children}
    >
      {fields.map((field) => (
        <ReferenceInput key={field.key} field={field} />
      ))}
      <SameName collection={collection} others={props.others} />
    </EntityForm>
  );
}
