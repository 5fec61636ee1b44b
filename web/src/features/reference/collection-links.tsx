import { REFERENCE_COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useReference } from '#data/reference/reference.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { WarningIcon } from '#ui/icons/door.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { COLLECTION_LABELS } from './collections.ts';

/**
 * The name of a collection; also that something in it is broken, so that nobody has to look through all of
 * them.
 */
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
function Way({ to, current = false, children }: { to: string; current?: boolean; children: ReactNode }) {
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

/**
 * The way from one reference collection to another, and to what stands in for what: all of them in sight, on
 * a phone in several lines.
 */
export function CollectionLinks({ current }: { current: ReferenceCollection }) {
  const t = useText();
  return (
    <Box component="nav" aria-label={t('admin.collections')}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {REFERENCE_COLLECTIONS.map((collection) => (
          <Way key={collection} to={PATHS.reference(collection)} current={collection === current}>
            <Label collection={collection} />
          </Way>
        ))}
        <Way to={PATHS.adminStandIns}>{t('moderation.stand-ins')}</Way>
      </Box>
    </Box>
  );
}
