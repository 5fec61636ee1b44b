import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useHearts } from '#data/people/marks.ts';
import { useMayChange } from '#data/session/place.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { PATHS } from '#lib/page-paths.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { ListAddIcon, MoreIcon, PlayIcon } from '#ui/icons/actions.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { FROM_RECIPE } from './mix/leaving-mix.ts';

// With Material's dialog and boxes to tick, which reading does not need.
const SaveDialog = lazyDialog(async () => (await import('./save-dialog.tsx')).SaveDialog);

interface SaveButtonProps {
  recipe: Pick<RecipeView, 'id' | 'recipe_name'>;
  /** Room for its words. */
  wide: boolean;
}

/** Opens the reader's menus to save a recipe to. */
function SaveButton({ recipe, wide }: SaveButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!useMayChange()) return null;
  return (
    <>
      {wide ? (
        <Button variant="outlined" startIcon={<ListAddIcon />} onClick={() => setOpen(true)}>
          {t('recipes.save')}
        </Button>
      ) : (
        <IconButton aria-label={t('recipes.save')} onClick={() => setOpen(true)}>
          <ListAddIcon />
        </IconButton>
      )}
      {open && <SaveDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  );
}

// The menu imports much, and reading a recipe needs none of it.
const RecipeMenu = lazyOptional(async () => {
  await whenIdle();
  return (await import('./recipe-menu.tsx')).RecipeMenu;
});

/** Where the menu will be. */
const MenuToCome = () => (
  <IconButton disabled aria-hidden>
    <MoreIcon />
  </IconButton>
);

interface RecipeActionsProps {
  recipe: RecipeView;
  servings: number;
  isOwner: boolean;
  wide: boolean;
}

/** Mix it, mark it, save it to a menu; the rest behind the dots. */
export function RecipeActions({ recipe, servings, isOwner, wide }: RecipeActionsProps) {
  const t = useText();
  return (
    <ActionBar>
      <Button
        variant="contained"
        startIcon={<PlayIcon />}
        component={Link}
        to={PATHS.mixRecipe(recipe.id, servings)}
        state={FROM_RECIPE}
      >
        {t('recipes.mix')}
      </Button>
      {wide && <SaveButton recipe={recipe} wide />}
      <Heart recipe={recipe} />
      {!wide && <SaveButton recipe={recipe} wide={false} />}
      <Suspense fallback={<MenuToCome />}>
        <RecipeMenu recipe={recipe} isOwner={isOwner} />
      </Suspense>
    </ActionBar>
  );
}

/** Subscribes to the marks itself: their changes render nothing else. */
const Heart = ({ recipe }: { recipe: RecipeView }) => (
  <HeartToggle name={recipe.recipe_name} {...useHearts()(recipe.id)} />
);
