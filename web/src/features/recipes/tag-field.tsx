import type { Mark } from '@cellaret/domain/people/marks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { saveMark, useMarks } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ownTags } from '#lib/own-tags.ts';
import { PATHS } from '#lib/paths.ts';

const TagPicker = lazy(async () => ({ default: (await import('./tag-picker.tsx')).TagPicker }));

/** The reader's own tags of a recipe: each leads to all drinks that have it. */
export function TagField({ id, mark }: { id: number; mark: Mark }) {
  const t = useText();
  const live = useMarks('recipes');
  const used = useMemo(() => (live.state === 'ready' ? ownTags(live.value) : []), [live]);
  const [choosing, setChoosing] = useState(false);
  const { tags } = mark;
  if (choosing)
    return (
      <Suspense fallback={null}>
        <TagPicker
          tags={tags}
          used={used}
          onChange={(next) => saveMark('recipes', id, { tags: next })}
          onClose={() => setChoosing(false)}
        />
      </Suspense>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          clickable
          component={Link}
          to={PATHS.myDrinksOf('tagged', tag)}
          label={tag}
          sx={{ minHeight: 40, borderRadius: '20px' }}
        />
      ))}
      <Button size="small" onClick={() => setChoosing(true)}>
        {t(tags.length === 0 ? 'marks.tags.add' : 'marks.tags.edit')}
      </Button>
    </Box>
  );
}
