import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { referenceName, useReference } from '#data/reference/reference.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { BackIcon } from '#ui/icons/navigation-icons.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { DetailSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { COLLECTION_LABELS, collectionOf } from './collections.ts';
import { Problems } from './malformed-entries.tsx';
import { MissingReference } from './missing-reference.tsx';
import { ReferenceEditor } from './reference-editor.tsx';
import { usableFields } from './reference-fields.ts';

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
