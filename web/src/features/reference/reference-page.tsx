import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { CollectionLinks } from './collection-links.tsx';
import { COLLECTION_LABELS, collectionOf } from './collections.ts';
import { MissingReference } from './missing-reference.tsx';
import { ReferenceList } from './reference-list.tsx';

/** `/admin/reference` and `/admin/reference/{collection}`: the documents of a reference collection. */
export function ReferencePage() {
  const t = useText();
  const collection = collectionOf(useParams().collection);
  if (!collection) return <MissingReference />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageHeading title={`${t(COLLECTION_LABELS[collection])} · ${t('admin.heading')}`}>
        {t('admin.heading')}
      </PageHeading>
      <CollectionLinks current={collection} />
      <ReferenceList key={collection} collection={collection} />
    </Box>
  );
}
