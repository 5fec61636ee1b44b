import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { foldName } from '@cellaret/domain/core/folding';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_LISTED, referenceName, useReference, type ReferenceRow } from '#data/reference/reference.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { CardRow } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { COLLECTION_LABELS } from './collections.ts';
import { MalformedEntries } from './malformed-entries.tsx';
import { fieldsOf } from './reference-fields.ts';
import { UnitMeasure } from './unit-measure.tsx';

/** Lists up to this length are seen at once and need no filter. */
const SHORT = 8;

function Rows({ collection, rows }: { collection: ReferenceCollection; rows: readonly ReferenceRow[] }) {
  const description = fieldsOf(collection).find(({ kind }) => kind === 'text')?.key ?? '';
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id}>
          <CardRow
            to={PATHS.referenceEntry(collection, row.id)}
            name={referenceName(collection, row)}
            line={row[description]}
            meta={collection === 'quantity_units' && <UnitMeasure unit={row} />}
            headingLevel={3}
          />
        </Box>
      ))}
    </Box>
  );
}

/** The documents of one collection: live, to be filtered, added to and opened. */
export function ReferenceList({ collection }: { collection: ReferenceCollection }) {
  const t = useText();
  const list = useReference(collection);
  const [filter, setFilter] = useState('');
  const failure = list.state === 'error' ? list.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The reference data could not be read', failure);
  }, [failure]);

  const { rows, malformed } = list.state === 'ready' ? list.value : { rows: [], malformed: [] };
  const wanted = foldName(filter);
  const found = rows.filter((row) => foldName(referenceName(collection, row)).includes(wanted));
  const add = (
    <Button
      component={Link}
      to={PATHS.referenceEntry(collection, 'new')}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t('admin.add')}
    </Button>
  );

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1, fontSize: '1.5rem' }}>
          {t(COLLECTION_LABELS[collection])}
        </Typography>
        {rows.length > 0 && add}
      </Box>
      {list.state === 'loading' && <ListSkeleton label={t('common.loading')} />}
      {list.state === 'error' && (
        <Banner tone="error" action={<Button onClick={() => location.reload()}>{t('error.retry')}</Button>}>
          {t('admin.list-failed')}
        </Banner>
      )}
      <MalformedEntries collection={collection} entries={malformed} />
      {list.state === 'ready' && rows.length === 0 && <EmptyState title={t('admin.empty')} action={add} />}
      {rows.length > SHORT && (
        <SearchField
          label={t('admin.filter')}
          placeholder={t('admin.filter')}
          clearLabel={t('admin.filter-clear')}
          value={filter}
          onChange={setFilter}
        />
      )}
      {rows.length + malformed.length >= MOST_LISTED && (
        <Banner tone="notice">{t('admin.first', { count: MOST_LISTED })}</Banner>
      )}
      {rows.length > 0 && (
        <Typography role="status" variant="body2" color="textSecondary">
          {t('admin.count', { count: found.length })}
        </Typography>
      )}
      <Rows collection={collection} rows={found} />
    </Box>
  );
}
