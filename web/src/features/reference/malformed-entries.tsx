import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { referenceName, type MalformedReference } from '#data/reference/reference.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { fieldsOf, usableFields } from './reference-fields.ts';

interface EntryProps {
  collection: ReferenceCollection;
  entry: MalformedReference;
}

/** Problems of an entry, a line each. */
export function Problems({ collection, entry: { documentId, data, errors } }: EntryProps) {
  const t = useText();
  const id = parseId(documentId);
  const known = new Set(['id', ...fieldsOf(collection).map(({ key }) => key)]);
  const ofFields = errors
    .filter(({ path }) => path !== 'id')
    .map(({ path, message }) =>
      known.has(path)
        ? t('admin.malformed.field', { field: path, message })
        : t('admin.malformed.unknown', { field: path }),
    );
  const problems = [
    ...(id === null ? [t('admin.malformed.name', { name: documentId })] : []),
    ...(id !== null && data.id !== id ? [t('admin.malformed.id', { id: documentId })] : []),
    ...ofFields,
  ];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 400, overflowWrap: 'anywhere' }}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </Box>
  );
}

function Entry({ collection, entry }: EntryProps) {
  const t = useText();
  const id = parseId(entry.documentId);
  const path = `${collection}/${entry.documentId}`;
  const name = referenceName(collection, usableFields(collection, entry.data)).trim();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="subtitle1" component="h4" dir="auto" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {name === '' ? path : `${name} (${path})`}
      </Typography>
      <Problems collection={collection} entry={entry} />
      {id === null ? (
        <Typography variant="body2">{t('admin.malformed.elsewhere', { path })}</Typography>
      ) : (
        <Button
          color="inherit"
          component={Link}
          to={PATHS.referenceEntry(collection, id)}
          aria-label={t('admin.malformed.mend-one', { name: name || path })}
        >
          {t('admin.malformed.mend')}
        </Button>
      )}
    </Box>
  );
}

/** Documents written past the rules, which nobody can select: what is wrong, and how to mend it. */
export function MalformedEntries(props: {
  collection: ReferenceCollection;
  entries: readonly MalformedReference[];
}) {
  const t = useText();
  if (props.entries.length === 0) return null;
  return (
    <Banner tone="notice">
      <Typography variant="subtitle1" component="h3" sx={{ m: 0, fontWeight: 600 }}>
        {t('admin.malformed.heading', { count: props.entries.length })}
      </Typography>
      <Typography variant="body2">{t('admin.malformed.hint')}</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 0, listStyle: 'none' }}>
        {props.entries.map((entry) => (
          <Entry key={entry.documentId} collection={props.collection} entry={entry} />
        ))}
      </Box>
    </Banner>
  );
}
