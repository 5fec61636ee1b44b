import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  createReference,
  updateReference,
  type ReferenceFields,
  type ReferenceRow,
} from '#data/reference/reference.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft } from '#lib/browser/drafts.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { readReferenceDraft } from './reference-draft.ts';
import { emptyFields, fieldsFrom } from './reference-fields.ts';
import { ReferenceForm } from './reference-form.tsx';

interface ReferenceEditorProps {
  collection: ReferenceCollection;
  /** The document to edit, live; null for a new one. */
  stored: ReferenceRow | null;
  /** The stored fields, which may be more or fewer than those of its row. */
  content: Readonly<Record<string, unknown>> | null;
  /** All documents of the collection. */
  known: readonly ReferenceRow[];
}

/** Where the form starts: the version its fields were taken from, and what was typed since. */
interface Start {
  /** Makes each start a form of its own. */
  round: number;
  before: ReferenceRow | null;
  /** Fields of that version. */
  content: Readonly<Record<string, unknown>> | null;
  typed: ReferenceFields | null;
}

/** Adds or edits one reference document, going on with a draft where there is one. */
export function ReferenceEditor({ collection, stored, content, known }: ReferenceEditorProps) {
  const t = useText();
  const navigate = useNavigate();
  const draftKey = `reference-${collection}-${stored?.id ?? 'new'}`;
  const [start, setStart] = useState<Start>(() => {
    const draft = readReferenceDraft(draftKey, collection);
    return {
      round: 0,
      before: draft?.before ?? stored,
      content: draft?.before ?? content,
      typed: draft?.values ?? null,
    };
  });
  const { before, typed } = start;
  const saved = before ? fieldsFrom(collection, before) : emptyFields(collection);

  const startAnew = () => {
    dropDraft(currentUid(), draftKey);
    setStart({ round: start.round + 1, before: stored, content, typed: null });
  };

  return (
    <ReferenceForm
      key={start.round}
      collection={collection}
      draftKey={draftKey}
      before={before}
      initial={typed ?? saved}
      saved={saved}
      others={known.filter((row) => row.id !== stored?.id)}
      onShowStored={startAnew}
      onSave={async (fields) => {
        if (before) await updateReference(collection, before.id, start.content ?? before, fields);
        else await createReference(collection, known, fields);
        showToast(t('admin.saved'), { tone: 'success' });
        await navigate(PATHS.reference(collection));
      }}
    >
      {typed !== null && <RestoredNotice onDiscard={startAnew} />}
    </ReferenceForm>
  );
}
