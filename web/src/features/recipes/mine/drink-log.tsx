import { LIMITS } from '@cellaret/domain/core/limits';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { type LogEntry, type Mark, NO_MARK } from '@cellaret/domain/people/marks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useSeenCards } from '#data/catalogue/seen-cards.ts';
import { logMade, removeFromLog, useLog } from '#data/people/log.ts';
import { useHearts } from '#data/people/marks.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { formatDay } from '#lib/text/format.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { CardTile } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { BELOW_LIST, SmallTileGrid } from '#ui/kit/lists/list-styles.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { useKeptCount } from '#ui/kit/lists/use-kept-place.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { Stars } from '#ui/marks/star-rating.tsx';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { markedDrinks, type MarkTab, type Tab } from './marked.ts';

/** Nothing of a tab yet: says how something gets there. */
export function NothingMarked({ tab, tag = null }: { tab: Tab; tag?: string | null }) {
  const t = useText();
  if (tag !== null)
    return (
      <EmptyState
        title={t('marks.drinks.tag.none', { tag })}
        action={
          <Button variant="contained" component={Link} to={PATHS.myDrinksOf(tab)} replace>
            {t('marks.drinks.tag.all')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t(`marks.drinks.${tab}.none`)}
      action={
        <Button variant="contained" component={Link} to={PATHS.search}>
          {t('marks.drinks.find')}
        </Button>
      }
    />
  );
}

/** Facts on a drink's tile. */
interface DrinkFacts {
  name: string;
  look: unknown;
  cover: string | null;
}

const NO_IDS: readonly number[] = [];

/**
 * Names and pictures of drinks: by the catalogue on this device, without a document read. Where there is
 * none, by the cards of as many as a list may ask for. Null while nothing is known.
 */
function useDrinkFacts(ids: readonly number[]): ReadonlyMap<number, DrinkFacts> | null {
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : undefined;
  const asked = useMemo(
    () => (catalogue === null || live.state === 'error' ? ids.slice(0, LIMITS.liveList) : NO_IDS),
    [catalogue, live.state, ids],
  );
  const { cards, see } = useSeenCards('recipe', asked);
  useEffect(() => see(asked.map((id) => ({ id }))), [asked, see]);
  return useMemo(() => {
    if (!catalogue) return live.state === 'loading' ? null : cards;
    return new Map(
      ids.flatMap((id) => {
        const known = catalogue.recipes.get(id);
        if (!known) return [];
        const look = known.look === null ? null : lookOfCode(known.look);
        return [[id, { name: known.name, look, cover: known.cover }] as const];
      }),
    );
  }, [catalogue, live.state, cards, ids]);
}

const FIRST = 48;

interface MarkedTilesProps {
  marks: Readonly<Record<string, Mark>>;
  tab: MarkTab;
  tag: string | null;
}

/** The drinks of a tab as tiles, with a tag where one is named. */
export function MarkedTiles({ marks, tab, tag }: MarkedTilesProps) {
  const t = useText();
  const locale = useLocale();
  const hearts = useHearts();
  const ids = useMemo(() => Object.keys(marks).map(Number), [marks]);
  const facts = useDrinkFacts(ids);
  const drinks = useMemo(
    () => markedDrinks(marks, { tab, tag }, (id) => facts?.get(id)?.name, locale),
    [marks, tab, tag, facts, locale],
  );
  const [shown, setShown] = useKeptCount(`${tab} ${tag ?? ''}`, FIRST);
  if (facts === null) return <ListSkeleton label={t('common.loading')} />;
  if (drinks.length === 0) return <NothingMarked tab={tab} tag={tag} />;
  return (
    <>
      <SmallTileGrid role="list" aria-label={t(`marks.drinks.${tab}`)}>
        {drinks.slice(0, shown).map(({ id, name, mark }) => (
          <div role="listitem" key={id}>
            <CardTile
              headingLevel={2}
              to={PATHS.recipe(id)}
              name={name}
              picture={<RecipeThumbnail look={facts.get(id)?.look} cover={facts.get(id)?.cover} size={128} />}
              corner={<HeartToggle name={name} {...hearts(id)} />}
              line={mark.rating !== null && <Stars rating={mark.rating} />}
            />
          </div>
        ))}
      </SmallTileGrid>
      {drinks.length > shown && (
        <Box>
          <Button onClick={() => setShown(shown + FIRST)} sx={BELOW_LIST}>
            {t('marks.drinks.show-more', { count: drinks.length - shown })}
          </Button>
        </Box>
      )}
    </>
  );
}

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
        <TextLink onClick={keepPicturePlace} to={PATHS.recipe(recipe_id)} color="inherit" underline="hover">
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
