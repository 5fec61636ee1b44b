import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stock } from '#data/catalogue/stock.ts';
import { useHearts } from '#data/people/marks.ts';
import { useMayChange } from '#data/session/place.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { AddIcon, EditIcon, MoreIcon, PlayIcon } from '#ui/icons/actions.tsx';
import { CameraIcon } from '#ui/icons/things.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { viewAvailability } from './lines/view-availability.ts';
import { FROM_RECIPE } from './mix/leaving-mix.ts';
import { RecipePicture } from './recipe-pictures.tsx';
import { strengthOfView } from './taste/strength.ts';

// With Material's dialog and boxes to tick, which reading does not need.
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

/** Opens the reader's menus to save a recipe to. */
function SaveButton({ recipe }: { recipe: Pick<RecipeView, 'id' | 'recipe_name'> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!useMayChange()) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('recipes.save')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SaveDialog recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

// The menu imports much, and reading a recipe needs none of it.
const RecipeMenu = lazy(async () => {
  await whenIdle();
  return { default: (await import('./recipe-menu.tsx')).RecipeMenu };
});

/** Where the menu will be. */
const MenuToCome = () => (
  <IconButton disabled aria-hidden>
    <MoreIcon />
  </IconButton>
);

interface RecipeHeadProps {
  recipe: RecipeView;
  /** How many the mix view shall be opened for. */
  servings: number;
  isOwner: boolean;
  stock: Stock | null;
}

/** The recipe's picture, name, sentence, whether it can be made, and what can be done with it. */
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
          {stock !== null && <StockBadge {...viewAvailability(recipe, stock)} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <Button
            variant="contained"
            startIcon={<PlayIcon />}
            component={Link}
            to={PATHS.mixRecipe(recipe.id, servings)}
            state={FROM_RECIPE}
          >
            {t('recipes.mix')}
          </Button>
          <SaveButton recipe={recipe} />
          <Heart recipe={recipe} />
          {isOwner && (
            <>
              <Button
                variant="outlined"
                startIcon={<EditIcon />}
                component={Link}
                to={PATHS.updateRecipe(recipe.id)}
              >
                {t('recipes.edit')}
              </Button>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button
                  variant="outlined"
                  startIcon={<CameraIcon />}
                  component={Link}
                  to={PATHS.uploadAttachments(recipe.folder_id)}
                >
                  {t('recipes.add-attachments')}
                </Button>
                <Suspense fallback={<MenuToCome />}>
                  <RecipeMenu recipe={recipe} isOwner />
                </Suspense>
              </Box>
            </>
          )}
          {!isOwner && (
            <Suspense fallback={<MenuToCome />}>
              <RecipeMenu recipe={recipe} isOwner={false} />
            </Suspense>
          )}
        </Box>
      </Box>
    </Box>
  );
});

/** Subscribes to the marks itself: their changes render nothing else. */
const Heart = ({ recipe }: { recipe: RecipeView }) => (
  <HeartToggle name={recipe.recipe_name} {...useHearts('recipes')(recipe.id)} />
);
