import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import type { Tab } from './marked.ts';

interface TagRowProps {
  tab: Tab;
  /** The tags one uses. */
  tags: readonly string[];
  chosen: string | null;
}

/** The own tags: one narrows what is shown, once more widens it again. Nothing where there are none. */
export function TagRow({ tab, tags, chosen }: TagRowProps) {
  const t = useText();
  if (tags.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('marks.tags')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          clickable
          component={Link}
          to={PATHS.myDrinksOf(tab, tag === chosen ? null : tag)}
          replace
          preventScrollReset
          label={tag}
          aria-current={tag === chosen ? 'true' : undefined}
          color={tag === chosen ? 'primary' : 'default'}
          variant={tag === chosen ? 'filled' : 'outlined'}
          {...(tag === chosen && { icon: <CheckIcon size={16} /> })}
          sx={{ minHeight: 40, borderRadius: '20px' }}
        />
      ))}
    </Box>
  );
}
