import { type Mark, NO_MARK } from '@cellaret/domain/people/marks';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { saveMark, saveNote, useMark, useMarks, useNote, useRatingStats } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ownTags } from '#lib/own-tags.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatDay, formatNumber } from '#lib/text/format.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { NoteField, OwnFrame } from '#ui/marks/own-frame.tsx';

const TagPicker = lazyDialog(async () => (await import('./tag-picker.tsx')).TagPicker);

/** The reader's own tags of a recipe: each leads to all drinks that have it. */
function TagField({ id, mark }: { id: number; mark: Mark }) {
  const t = useText();
  const live = useMarks('recipes');
  const used = useMemo(() => (live.state === 'ready' ? ownTags(live.value) : []), [live]);
  const [choosing, setChoosing] = useState(false);
  const { tags } = mark;
  if (choosing)
    return (
      <TagPicker
        tags={tags}
        used={used}
        onChange={(next) => saveMark('recipes', id, { tags: next })}
        onClose={() => setChoosing(false)}
      />
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

const MadeDialog = lazyDialog(async () => (await import('./mix/made-dialog.tsx')).MadeDialog);

/** True once this visit rendered one: after Back it is there at once, for the router's place. */
let hasDrawn = false;

interface OwnSectionProps {
  recipe: Pick<RecipeView, 'id' | 'recipe_name' | 'recipe_items'>;
  servings: number;
}

/** The reader's own stars, tags, note and count of a recipe. Private. */
export function OwnSection({ recipe, servings }: OwnSectionProps) {
  const t = useText();
  const mark = useMark('recipes', recipe.id);
  const others = useRatingStats(recipe.id);
  const [params, setParams] = useSearchParams();
  const [making, setMaking] = useState(params.has('made'));
  const done = (): void => {
    setMaking(false);
    // Coming back, or reloading, does not ask again.
    if (params.has('made'))
      setParams(
        (before) => {
          before.delete('made');
          return before;
        },
        { replace: true },
      );
  };
  const [noting, setNoting] = useState(false);
  const note = useNote('recipes', recipe.id, mark ?? NO_MARK, noting);
  // Deferred: stars and fields are drawn in slices, after what a reader came for.
  const isDrawn = useDeferredValue(mark !== null, hasDrawn);
  useEffect(() => {
    hasDrawn ||= isDrawn;
  }, [isDrawn]);
  if (mark === null || !isDrawn) return <Skeleton variant="rounded" height={240} />;
  return (
    <OwnFrame rating={mark.rating} onRate={(rating) => saveMark('recipes', recipe.id, { rating })}>
      {others !== null && others.mean !== null && (
        <Typography color="textSecondary">
          {t('marks.mean', {
            mean: formatNumber(others.mean / 2, { maximumFractionDigits: 1 }),
            count: others.count,
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {t('marks.made')}
        </Button>
        {mark.last_made_at !== null && mark.made_count > 0 && (
          <Typography color="textSecondary">
            {t('marks.made.count', { count: mark.made_count, day: formatDay(mark.last_made_at) })}
          </Typography>
        )}
      </Box>
      <TagField id={recipe.id} mark={mark} />
      <NoteField
        note={note}
        onSave={(text) => saveNote('recipes', recipe.id, mark, text)}
        editing={noting}
        onEditing={setNoting}
      />
      {making && <MadeDialog recipe={recipe} mark={mark} servings={servings} onClose={done} />}
    </OwnFrame>
  );
}
