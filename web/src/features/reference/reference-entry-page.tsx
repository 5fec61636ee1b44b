import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  createReference,
  type ReferenceFields,
  referenceName,
  type ReferenceRow,
  updateReference,
  useReference,
} from '#data/reference/reference.ts';
import { currentUid } from '#data/session/session.ts';
import { dropDraft } from '#lib/browser/drafts.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { RestoredNotice } from '#ui/form/restored-notice.tsx';
import { BackIcon } from '#ui/icons/navigation-icons.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { DetailSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Problems } from './malformed-entries.tsx';
import { MissingReference } from './missing-reference.tsx';
import { readReferenceDraft } from './reference-draft.ts';
import {
  COLLECTION_LABELS,
  collectionOf,
  emptyFields,
  fieldsFrom,
  usableFields,
} from './reference-fields.ts';
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
function ReferenceEditor({ collection, stored, content, known }: ReferenceEditorProps) {
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

interface EntryProps {
  collection: ReferenceCollection;
  /** Null for a new document. */
  id: number | null;
}

function Entry({ collection, id }: EntryProps) {
  const t = useText();
  const list = useReference(collection);
  const { rows, malformed } = list.state === 'ready' ? list.value : { rows: [], malformed: [] };
  const broken = malformed.find(({ documentId }) => documentId === String(id));
  const row = broken
    ? { ...usableFields(collection, broken.data), id: Number(id) }
    : (rows.find((one) => one.id === id) ?? null);
  if (list.state === 'ready' && id !== null && row === null) return <MissingReference />;
  const name = row ? referenceName(collection, row) || String(id) : t('admin.new');
  const label = t(COLLECTION_LABELS[collection]);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <Button
        component={Link}
        to={PATHS.reference(collection)}
        startIcon={<BackIcon />}
        sx={{ justifySelf: 'start', ml: -2 }}
      >
        {label}
      </Button>
      {list.state === 'loading' && <DetailSkeleton label={t('common.loading')} />}
      {list.state === 'error' && (
        <Banner tone="error" action={<Button onClick={() => location.reload()}>{t('error.retry')}</Button>}>
          {t('admin.list-failed')}
        </Banner>
      )}
      {list.state === 'ready' && (
        <>
          <PageHeading title={`${name} · ${label}`}>{name}</PageHeading>
          {broken && (
            <Banner tone="notice">
              {t('admin.malformed.mending')}
              <Problems collection={collection} entry={broken} />
            </Banner>
          )}
          <ReferenceEditor
            // Repaired or broken, the form starts again: its document is another.
            key={broken ? 'broken' : 'whole'}
            collection={collection}
            stored={row}
            content={broken?.data ?? row}
            known={rows}
          />
        </>
      )}
    </Box>
  );
}

/** `/admin/reference/{collection}/{id}`: the form of one document; the id `new` adds one. */
export function ReferenceEntryPage() {
  const { collection: segment, id } = useParams();
  const collection = collectionOf(segment);
  const parsed = id === 'new' ? null : parseId(id);
  if (!collection || (id !== 'new' && parsed === null)) return <MissingReference />;
  return <Entry key={`${collection}/${id}`} collection={collection} id={parsed} />;
}
