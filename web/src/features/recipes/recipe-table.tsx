import { LAYOUT } from '@cellaret/domain/core/layout';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import type { Stock } from '#data/catalogue/stock.ts';
import { useHearts } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { clampLines } from '#ui/kit/lists/clamp-lines.ts';
import { VirtualTable, type VirtualColumn } from '#ui/kit/lists/virtual-table.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { viewVerdict } from './lines/view-verdict.ts';

const rowKey = (row: RecipeView) => row.id;

/** Looked up and drawn once for a row, however often the list around it grows. */
const RowPicture = memo(({ recipe }: { recipe: RecipeView }) => (
  <RecipeThumbnail look={lookOfView(recipe)} cover={recipe.cover} size={56} />
));
RowPicture.displayName = 'RowPicture';

interface RecipeTableProps {
  rows: readonly RecipeView[];
  stock: Stock | null;
  /** How many there are in all, once that is known. */
  total?: number;
  /** Called with the last visible row. */
  onShow: (row: number) => void;
}

/** The recipes as a table of which only the rows in view exist. */
export function RecipeTable({ rows, stock, total, onShow }: RecipeTableProps) {
  const t = useText();
  const hearts = useHearts('recipes');
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
              to={PATHS.recipe(recipe.id)}
              color="inherit"
              underline="hover"
              className="row-link"
              sx={{ fontWeight: 600, ...clampLines(2) }}
            >
              {recipe.recipe_name}
            </TextLink>
            {stock !== null && (
              // One line, as a row is only so high: with large letters the end of a badge is left out.
              <Box sx={{ ...clampLines(1), '& .MuiChip-root .MuiChip-label': { whiteSpace: 'nowrap' } }}>
                <StockBadge {...viewVerdict(recipe, stock)} />
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
      indent={68}
      rowRem={wide ? 5 : 9}
    />
  );
}
