import { LAYOUT } from '@cellaret/domain/core/layout';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useHearts } from '#data/people/marks.ts';
import { useWithoutDeleted } from '#data/recipes/deletions.ts';
import { useRecipes } from '#data/recipes/recipes.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { SearchIcon } from '#ui/icons/door.tsx';
import { AddLink } from '#ui/kit/lists/add-link.tsx';
import { clampLines, EndBar } from '#ui/kit/lists/list-styles.ts';
import { useKeptPlace } from '#ui/kit/lists/use-kept-place.ts';
import { useSavedRow } from '#ui/kit/lists/use-saved-row.ts';
import { type VirtualColumn, VirtualTable } from '#ui/kit/lists/virtual-table.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import type { AvailabilityOf } from './lines/availability-of-rows.tsx';

// How far the stock goes is much to load, and a reader looks for a name first.
const AvailabilityOfRows = lazyOptional(
  async () => (await import('./lines/availability-of-rows.tsx')).AvailabilityOfRows,
);

const rowKey = (row: RecipeView) => row.id;

/** Looked up and drawn once for a row, however often the list around it grows. */
const RowPicture = memo(({ recipe }: { recipe: RecipeView }) => (
  <RecipeThumbnail look={lookOfView(recipe)} cover={recipe.cover} size={56} />
));
RowPicture.displayName = 'RowPicture';

interface RecipeTableProps {
  rows: readonly RecipeView[];
  /** Null before the stock is known, and for people without a cabinet. */
  availabilityOf: AvailabilityOf | null;
  /** How many there are in all, once that is known. */
  total?: number;
  /** Called with the last visible row. */
  onShow: (row: number) => void;
  /** The row that was saved just now. */
  marked: number | undefined;
}

/** The recipes as a table of which only the rows in view exist. */
function RecipeTable({ rows, availabilityOf, total, onShow, marked }: RecipeTableProps) {
  const t = useText();
  const hearts = useHearts();
  const wide = useMediaQuery(`(min-width: ${LAYOUT.mobileBreakpointPx}px)`);
  const columns: VirtualColumn<RecipeView>[] = [
    {
      key: 'name',
      heading: t('recipes.column.name'),
      track: 'minmax(0, 1.7fr)',
      lines: 'own',
      cell: (recipe) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <RowPicture recipe={recipe} />
          <Box sx={{ minWidth: 0, mr: 'auto' }}>
            <TextLink
              onClick={keepPicturePlace}
              to={PATHS.recipe(recipe.id)}
              color="inherit"
              underline="hover"
              className="row-link"
              sx={{ typography: 'h3', ...clampLines(wide ? 2 : 1) }}
            >
              {recipe.recipe_name}
            </TextLink>
            {availabilityOf !== null && (
              // A row is only so high: the end of a long badge is left out.
              <Box sx={{ '& > span > span': clampLines(2) }}>
                <StockBadge {...availabilityOf(recipe)} />
              </Box>
            )}
          </Box>
          {/* Above the link, which covers its row. */}
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <HeartToggle name={recipe.recipe_name} {...hearts(recipe.id)} />
          </Box>
        </Box>
      ),
    },
    {
      key: 'description',
      heading: t('recipes.column.description'),
      track: 'minmax(0, 1.1fr)',
      narrow: 'below',
      lines: wide ? 2 : 1,
      cell: (recipe) => recipe.recipe_description,
    },
    {
      key: 'instructions',
      heading: t('recipes.column.instructions'),
      track: 'minmax(0, 1.4fr)',
      narrow: 'below',
      lines: wide ? 2 : 1,
      cell: (recipe) => recipe.instructions,
    },
  ];
  return (
    <VirtualTable
      label={t('section.recipes')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      {...(total !== undefined && { total })}
      onShow={onShow}
      marked={marked}
      indent={68}
      rowRem={wide ? 5.5 : 7}
    />
  );
}

/** `/list-recipes`: every recipe by name. */
export function RecipesPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <EndBar>
        <PageHeading>{t('section.recipes')}</PageHeading>
        <IconButton
          component={Link}
          to={PATHS.search}
          aria-label={t('recipes.search')}
          sx={{ ml: 'auto', bgcolor: 'well' }}
        >
          <SearchIcon />
        </IconButton>
        <AddLink to={PATHS.createRecipe} label={t('recipes.create')} />
      </EndBar>
      <List key={attempt} again={again} />
    </Box>
  );
}

function List({ again }: { again: () => void }) {
  const t = useText();
  const { list, show } = useRecipes();
  const [availabilityOf, setAvailabilityOf] = useState<AvailabilityOf | null>(null);
  useKeptPlace(list.state === 'ready' ? list.value : null, show);
  const failure = list.state === 'error' ? list.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The recipe list could not be read', failure);
  }, [failure]);
  const rows = useWithoutDeleted('recipe', list.state === 'ready' ? list.value.rows : []);
  const marked = useSavedRow(
    list.state === 'ready' ? { rows, hasMore: list.value.hasMore } : null,
    ({ id, recipe_name: name }) => ({ name, path: PATHS.recipe(id) }),
    show,
  );
  const reading = useReading(list, rows.length === 0);

  if (rows.length > 0)
    return (
      <>
        <RecipeTable
          rows={rows}
          availabilityOf={availabilityOf}
          onShow={show}
          marked={marked}
          {...(list.state === 'ready' && !list.value.hasMore && { total: rows.length })}
        />
        <Suspense fallback={null}>
          <AvailabilityOfRows onChange={setAvailabilityOf} />
        </Suspense>
      </>
    );
  switch (reading) {
    case 'waiting':
      return (
        <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 1 }}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} variant="rounded" height={96} />
          ))}
        </Box>
      );
    case 'unread':
      return <UnreadNotice retry={again} />;
    case 'read':
      return <Typography>{t('recipes.none')}</Typography>;
  }
}
