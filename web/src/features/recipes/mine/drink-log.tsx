import { NO_MARK, type LogEntry, type Mark } from '@cellaret/domain/people/marks';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { logMade, removeFromLog, useLog } from '#data/people/log.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { formatDay } from '#lib/text/format.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { Stars } from '#ui/marks/stars.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { NothingMarked } from './nothing-marked.tsx';
import { useDrinkFacts, type DrinkFacts } from './use-drink-facts.ts';

interface DrinkLogProps {
  marks: Readonly<Record<string, Mark>>;
  again: () => void;
}

/** Drinks that were made, newest first. */
export function DrinkLog({ marks, again }: DrinkLogProps) {
  const t = useText();
  const live = useLog();
  const entries = live.state === 'ready' ? live.value : [];
  const reading = useReading(live, entries.length === 0);
  const ids = useMemo(
    () => [...new Set((live.state === 'ready' ? live.value : []).map(({ recipe_id }) => recipe_id))],
    [live],
  );
  const facts = useDrinkFacts(ids);
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (reading === 'waiting') return <ListSkeleton label={t('common.loading')} />;
  if (entries.length === 0) return <NothingMarked tab="made" />;
  return (
    <Box component="ul" aria-label={t('marks.drinks.made')} sx={{ display: 'grid', gap: 1, m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Made
          key={entry.id}
          entry={entry}
          facts={facts?.get(entry.recipe_id)}
          mark={marks[String(entry.recipe_id)] ?? NO_MARK}
        />
      ))}
    </Box>
  );
}

interface MadeProps {
  entry: LogEntry;
  facts: DrinkFacts | undefined;
  mark: Mark;
}

function Made({ entry, facts, mark }: MadeProps) {
  const t = useText();
  const { recipe_id, recipe_name: name, servings, rating, note, made_at } = entry;
  const remove = (): void => {
    removeFromLog(entry, mark).catch(showFailure);
    const { id: _id, created_at: _created, ...made } = entry;
    const counted = { ...mark, made_count: Math.max(0, mark.made_count - 1) };
    showToast(t('marks.drinks.removed', { name }), {
      action: { label: t('marks.undo'), run: () => void logMade(made, counted).catch(showFailure) },
    });
  };
  return (
    <ShelfRow
      component="li"
      picture={<RecipeThumbnail look={facts?.look} cover={facts?.cover} />}
      name={
        <TextLink to={PATHS.recipe(recipe_id)} color="inherit" underline="hover">
          {name}
        </TextLink>
      }
      detail={`${formatDay(made_at)} · ${t('marks.drinks.servings', { count: servings })}`}
      note={
        <>
          {rating !== null && <Stars rating={rating} />}
          {note !== '' && (
            <Box component="span" dir="auto" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {note}
            </Box>
          )}
        </>
      }
      actions={
        <MoreMenu
          label={t('marks.drinks.more', { name })}
          removeText={t('marks.drinks.remove')}
          onRemove={remove}
        />
      }
    />
  );
}
