import type { RecipeView } from '@cellaret/domain/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Stock } from '#data/catalogue/stock.ts';
import { formatNumber } from '#lib/format.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { EditIcon, PlayIcon } from '#ui/icons/actions.tsx';
import { CameraIcon } from '#ui/icons/things.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { FROM_RECIPE } from './leaving-mix.ts';
import { missingNames } from './missing-names.ts';
import { RecipePicture } from './recipe-picture.tsx';
import { strengthOfView } from './strength.ts';

// For owners, and with Material's menu, which no reader needs.
const RecipeMenu = lazy(async () => ({ default: (await import('./recipe-menu.tsx')).RecipeMenu }));

interface RecipeHeadProps {
  recipe: RecipeView;
  /** How many the mix view shall be opened for. */
  servings: number;
  isOwner: boolean;
  stock: Stock | null;
}

/** The head of the recipe page: picture, name, what it is in a sentence, whether it can be made, and what can be done with it. */
export const RecipeHead = memo(function RecipeHead({ recipe, servings, isOwner, stock }: RecipeHeadProps) {
  const t = useText();
  const { mixed } = strengthOfView(recipe);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 400px) minmax(0, 1fr)' },
        alignItems: 'center',
        '@media print': { gridTemplateColumns: '36mm minmax(0, 1fr)', gap: 3 },
      }}
    >
      <RecipePicture recipe={recipe} />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <PageHeading>{recipe.recipe_name}</PageHeading>
        <Typography variant="subtitle1" dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>
          {recipe.recipe_description}
        </Typography>
        {mixed.alcohol_abv !== null && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('recipes.strength.short', {
              abv: formatNumber(mixed.alcohol_abv, { maximumFractionDigits: 1 }),
            })}
          </Typography>
        )}
        {/* Its line is there from the beginning: what stands below does not jump when the cabinet is known. */}
        <Box sx={{ minHeight: 26, displayPrint: 'none' }}>
          {stock !== null && <StockBadge missing={missingNames(recipe, stock)} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <Button
            variant="contained"
            startIcon={<PlayIcon />}
            component={RouterLink}
            to={PATHS.mixRecipe(recipe.id, servings)}
            state={FROM_RECIPE}
          >
            {t('recipes.mix')}
          </Button>
          {isOwner && (
            <>
              <Button
                variant="outlined"
                startIcon={<EditIcon />}
                component={RouterLink}
                to={PATHS.updateRecipe(recipe.id)}
              >
                {t('recipes.edit')}
              </Button>
              <Button
                variant="outlined"
                startIcon={<CameraIcon />}
                component={RouterLink}
                to={PATHS.uploadAttachments(recipe.folder_id)}
              >
                {t('recipes.add-attachments')}
              </Button>
              <Suspense fallback={null}>
                <RecipeMenu recipe={recipe} />
              </Suspense>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
});
