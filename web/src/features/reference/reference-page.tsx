import { REFERENCE_COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import { foldName } from '@cellaret/domain/core/folding';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MOST_LISTED, referenceName, type ReferenceRow, useReference } from '#data/reference/reference.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { AdminSections } from '#ui/admin-sections.tsx';
import { AddIcon } from '#ui/icons/actions.tsx';
import { WarningIcon } from '#ui/icons/door.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { CardRow } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MalformedEntries } from './malformed-entries.tsx';
import { MissingReference } from './missing-reference.tsx';
import { COLLECTION_LABELS, collectionOf, fieldsOf } from './reference-fields.ts';

/** Measure of one unit, and its plural. */
function UnitMeasure({ unit }: { unit: ReferenceRow }) {
  const t = useText();
  const measures = [
    t('admin.unit.plural', { name: String(unit.quantity_unit_name_plural) }),
    Number(unit.volume_ml) > 0 && t('admin.unit.volume', { volume: formatNumber(Number(unit.volume_ml)) }),
    Number(unit.weight_gram) > 0 &&
      t('admin.unit.weight', { weight: formatNumber(Number(unit.weight_gram)) }),
  ];
  return (
    <Typography variant="body2" color="textSecondary">
      {measures.filter(Boolean).join(' · ')}
    </Typography>
  );
}

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
function ReferenceList({ collection }: { collection: ReferenceCollection }) {
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
        <Typography variant="h2" sx={{ flex: '1 0 auto', maxWidth: 1, fontSize: '1.5rem' }}>
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

/** The name of a collection, and whether something in it is broken: nobody has to look through all. */
function Label({ collection }: { collection: ReferenceCollection }) {
  const t = useText();
  const live = useReference(collection);
  const count = live.state === 'ready' ? live.value.malformed.length : 0;
  const label = t(COLLECTION_LABELS[collection]);
  if (count === 0) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>{t('admin.malformed.in', { label, count })}</VisuallyHidden>
      <WarningIcon size={18} />
    </>
  );
}

/** One way; the present place is filled in. */
function Way({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Box
        component={Link}
        to={to}
        aria-current={current ? 'page' : undefined}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 44,
          px: 2,
          borderRadius: '22px',
          border: 1.5,
          borderColor: 'edge',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          fontWeight: 500,
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          '&[aria-current="page"]': {
            bgcolor: 'primary.main',
            borderColor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
      >
        {children}
      </Box>
    </li>
  );
}

/** The way from one reference collection to another: all of them in sight, on a phone in several lines. */
function CollectionLinks({ current }: { current: ReferenceCollection }) {
  const t = useText();
  return (
    <Box component="nav" aria-label={t('admin.collections')}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {REFERENCE_COLLECTIONS.map((collection) => (
          <Way key={collection} to={PATHS.reference(collection)} current={collection === current}>
            <Label collection={collection} />
          </Way>
        ))}
      </Box>
    </Box>
  );
}

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
      <AdminSections />
      <CollectionLinks current={collection} />
      <ReferenceList key={collection} collection={collection} />
    </Box>
  );
}
