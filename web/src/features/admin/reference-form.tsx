import type { ReferenceCollection } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { foldName } from '@cellaret/domain/folding';
import { REFERENCE_NAME_FIELDS } from '@cellaret/domain/reference';
import { messageOf } from '@cellaret/domain/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { referenceName, type ReferenceFields, type ReferenceRow } from '#data/collections/reference.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft } from '#lib/drafts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useFailureText } from '#lib/use-failure-text.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { useFormBanner } from '#ui/form/use-form-banner.ts';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
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
  /** What counts as unchanged. */
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
function SameName(props: {
  control: Control<ReferenceFields>;
  collection: ReferenceCollection;
  others: readonly ReferenceRow[];
}) {
  const t = useText();
  const name = useWatch({ control: props.control, name: REFERENCE_NAME_FIELDS[props.collection] });
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
  const { shown: failure, top, show } = useFormBanner<{ text: string; conflict: boolean }>();
  const form = useForm<ReferenceFields>({
    defaultValues: props.initial,
    resolver: zodResolver(inputSchema(collection), { error: messageOf }),
  });
  const { control, formState, handleSubmit } = form;
  const { isChanged, whileSaving } = useFormDraft({
    form,
    saved: props.saved,
    write: (values) => writeReferenceDraft(draftKey, values, before),
    drop: () => dropDraft(currentUid(), draftKey),
  });

  const onValid = async (fields: ReferenceFields): Promise<void> => {
    show(null);
    await whileSaving(() => props.onSave(fields)).catch((error: unknown) => {
      const conflict = before !== null && error instanceof AppError && error.code === 'conflict';
      show({ text: conflict ? t('admin.conflict') : failureText(error), conflict });
    });
  };

  const save = (event: FormEvent): void =>
    void handleSubmit(onValid, () => show({ text: t('form.fix'), conflict: false }))(event);

  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2.5 }}>
      {props.children}
      <Box ref={top} sx={{ '&:empty': { mb: -2.5 } }}>
        {failure && (
          <Banner
            tone="error"
            action={
              failure.conflict && (
                <Button color="inherit" onClick={props.onShowStored}>
                  {t('admin.show-stored')}
                </Button>
              )
            }
          >
            {failure.text}
          </Banner>
        )}
      </Box>
      {fieldsOf(collection).map((field) => (
        <ReferenceInput key={field.key} field={field} control={control} />
      ))}
      <SameName control={control} collection={collection} others={props.others} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={formState.isSubmitting}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('admin.save')}
      </Button>
      <LeaveGuard isChanged={isChanged} />
    </Box>
  );
}
