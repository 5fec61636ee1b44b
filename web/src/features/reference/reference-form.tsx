import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { foldName } from '@cellaret/domain/core/folding';
import { REFERENCE_NAME_FIELDS } from '@cellaret/domain/reference/reference';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { referenceName, type ReferenceFields, type ReferenceRow } from '#data/reference/reference.ts';
import { dropFormDraft } from '#data/session/form-drafts.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EntityForm } from '#ui/form/entity-form.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { writeReferenceDraft } from './reference-draft.ts';
import { fieldsOf, inputSchema } from './reference-fields.ts';
import { ReferenceInput } from './reference-input.tsx';

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
  const folded = foldName(String(name ?? ''));
  const same = props.others.some((row) => foldName(referenceName(props.collection, row)) === folded);
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
