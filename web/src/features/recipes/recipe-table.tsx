import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { List, type RowComponentProps } from 'react-window';
import { LAYOUT } from '@cellaret/domain/limits';
import type { RecipeView } from '@cellaret/domain/recipe-view';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import type { Stock } from '#data/stock.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { missingNames } from './missing-names.ts';
import { lookOfView } from './view-look.ts';

const ROW_PX = { narrow: 152, wide: 104 } as const;

const COLUMNS = { xs: '1fr', md: '72px minmax(190px, 1fr) minmax(0, 1.4fr) minmax(0, 2fr)' } as const;

const clamp = (lines: number | { xs: number; md: number }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

interface RowProps {
  rows: readonly RecipeView[];
  stock: Stock | null;
}

/** Looked up and drawn once for a row, however often the list around it grows. */
const RowPicture = memo(({ recipe }: { recipe: RecipeView }) => (
  <RecipeThumbnail look={lookOfView(recipe)} cover={recipe.cover} size={72} />
));
RowPicture.displayName = 'RowPicture';

function RecipeRow({ rows, stock, index, style }: RowComponentProps<RowProps>) {
  const recipe = rows[index];
  if (!recipe) return null;
  return (
    <div role="row" aria-rowindex={index + 2} style={style}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: COLUMNS.md },
          columnGap: 2,
          rowGap: 0.25,
          alignContent: 'center',
          alignItems: { md: 'center' },
          height: 'calc(100% - 8px)',
          px: 1,
          borderRadius: '12px',
          bgcolor: 'background.paper',
          boxShadow: 1,
          '&:hover': { boxShadow: 3 },
        }}
      >
        <Box role="presentation" sx={{ gridRow: { xs: 'span 3', md: 'auto' }, alignSelf: 'center' }}>
          <RowPicture recipe={recipe} />
        </Box>
        <Box role="cell" sx={{ ...clamp(3), fontWeight: 600 }}>
          <Link
            component={RouterLink}
            to={PATHS.recipe(recipe.id)}
            color="inherit"
            underline="hover"
            // The whole row is the link's area.
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' } }}
          >
            {recipe.recipe_name}
          </Link>
          {stock !== null && (
            <Box sx={{ fontWeight: 400 }}>
              <StockBadge missing={missingNames(recipe, stock)} />
            </Box>
          )}
        </Box>
        <Box role="cell" sx={{ ...clamp({ xs: 1, md: 2 }), fontSize: '0.9375rem' }}>
          {recipe.recipe_description}
        </Box>
        <Box role="cell" sx={{ ...clamp({ xs: 1, md: 2 }), fontSize: '0.9375rem', color: 'text.secondary' }}>
          {recipe.instructions}
        </Box>
      </Box>
    </div>
  );
}

interface RecipeTableProps extends RowProps {
  /** Told the last row in view. */
  onShow: (row: number) => void;
}

/** The recipes as a table of which only the rows on the screen exist, so that 100,000 scroll like ten. */
export function RecipeTable({ rows, stock, onShow }: RecipeTableProps) {
  const t = useText();
  const wide = useMediaQuery(`(min-width: ${LAYOUT.mobileBreakpointPx}px)`);
  return (
    <Box role="table" aria-label={t('recipes.heading')} aria-rowcount={-1}>
      <Box role="rowgroup">
        <Box
          role="row"
          aria-rowindex={1}
          sx={{
            display: 'grid',
            gridTemplateColumns: COLUMNS,
            columnGap: 2,
            px: 1,
            pb: 1,
            fontWeight: 600,
            fontSize: '0.875rem',
            color: 'text.secondary',
            // Rows on a phone stack their cells; the headings stay for screen readers.
            ...(!wide && {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            }),
          }}
        >
          {wide && <Box role="presentation" />}
          <Box role="columnheader">{t('recipes.column.name')}</Box>
          <Box role="columnheader">{t('recipes.column.description')}</Box>
          <Box role="columnheader">{t('recipes.column.instructions')}</Box>
        </Box>
      </Box>
      <List
        role="rowgroup"
        scrollElement="window"
        defaultHeight={800}
        rowComponent={RecipeRow}
        rowProps={{ rows, stock }}
        rowCount={rows.length}
        rowHeight={wide ? ROW_PX.wide : ROW_PX.narrow}
        overscanCount={6}
        onRowsRendered={({ stopIndex }) => onShow(stopIndex)}
      />
    </Box>
  );
}
